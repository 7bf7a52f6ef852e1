import { describe, expect, it } from 'vitest';
import type { ApiFailure } from './failure.ts';
import { findStatusAction } from './statusActions.ts';

function failure(status: number, more: Partial<ApiFailure> = {}): ApiFailure {
  return { status, code: 'internal', message: '', requestId: 'r-1', ...more };
}

describe('statusActionOf', () => {
  // P-ERR-3
  it.each([
    [301, '/error/404'],
    [400, '/error/404'],
    [402, '/billings/overview'],
    [404, '/error/404'],
    [405, '/error/404'],
    [408, '/error/404'],
    [409, '/error/unknown'],
    [418, '/error/unknown'],
    [422, '/error/404'],
    [426, '/error/404'],
    [429, '/error/404'],
    [500, '/error/500'],
    [503, '/error/unknown'],
  ])('redirects a response with status %i to %s', (status, to) => {
    expect(findStatusAction(failure(status), [])).toEqual({ kind: 'go', to });
  });

  it('passes the message of the server to the 403 page', () => {
    const action = findStatusAction(
      failure(403, { message: 'No permission to update offers & tags' }),
      [],
    );
    expect(action).toEqual({
      kind: 'go',
      to: '/error/403?message=No%20permission%20to%20update%20offers%20%26%20tags',
    });
  });

  it('follows the redirect of a 303 only within the product', () => {
    const to = (redirect?: string) => findStatusAction(failure(303, { redirect }), []);
    expect(to('/offers/page/1')).toEqual({ kind: 'go', to: '/offers/page/1' });
    for (const foreign of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      undefined,
    ]) {
      expect(to(foreign)).toEqual({ kind: 'go', to: '/error/unknown' });
    }
  });

  it('ignores statuses that the endpoint handles', () => {
    expect(findStatusAction(failure(500), [500])).toBeUndefined();
    expect(findStatusAction(failure(404), 'all')).toBeUndefined();
  });

  it('signs out on 401, whatever the endpoint ignores', () => {
    expect(findStatusAction(failure(401), 'all')).toEqual({ kind: 'sign-out' });
  });

  it('does nothing without a response', () => {
    expect(findStatusAction(failure(0), [])).toBeUndefined();
  });
});
