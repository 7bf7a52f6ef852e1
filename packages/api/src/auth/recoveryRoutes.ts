import {
  checkResetToken,
  choosePassword,
  confirmEmail,
  register,
  requestPasswordReset,
  resendConfirmation,
} from '@rentyard/contract/entities/account/signInRoutes';
import { isLanguageCode } from '@rentyard/contract/languages';
import type { FastifyInstance } from 'fastify';
import { Invalid, NotFound } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import type { Accounts } from './accounts.ts';

/** In seconds: how long clients should wait before they request another mail. */
const resendAfter = 60;

/** Registration, confirmation of the address, and password recovery. */
export function recoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { registering, passwords, mailsFor, allowMailing, allowLinkCheck } = accounts;
  const maybeMailed = { resend_after: resendAfter };

  handle(app, register, async ({ body, request, language }) => {
    await allowMailing(request);
    await registering.register({ ...body, language }, mailsFor(request));
    return maybeMailed;
  });

  handle(app, confirmEmail, async ({ params: { token }, language, reply }) => {
    const confirmed = await registering.confirm(token);
    const inLanguage = isLanguageCode(confirmed.language) ? confirmed.language : language;
    // The page uses the expired token to request another link.
    const page = confirmed.isConfirmed
      ? 'email-confirmed'
      : `email-expired?token=${encodeURIComponent(token)}`;
    return reply.redirect(`/${inLanguage}/auth/${page}`, 302);
  });

  handle(app, resendConfirmation, async ({ body: to, request }) => {
    if (to.token === undefined && to.email === undefined) {
      throw Invalid.at('email', { id: 'required', values: { field: 'email' } });
    }
    await allowMailing(request);
    await registering.resend(to, mailsFor(request));
    return maybeMailed;
  });

  handle(app, requestPasswordReset, async ({ body, request }) => {
    await allowMailing(request);
    await passwords.forgot(body.email, mailsFor(request));
    return maybeMailed;
  });

  handle(app, checkResetToken, async ({ params, request }) => {
    await allowLinkCheck(request);
    if (!(await passwords.isOpen(params.token))) throw new NotFound();
    return { is_valid: true };
  });

  handle(app, choosePassword, async ({ body, request }) => {
    await allowMailing(request);
    await passwords.byLink(body, mailsFor(request));
    return {};
  });
}
