import {
  confirmationResend,
  forgotPassword,
  registration,
  resetPassword,
} from '@rentyard/contract/accountForms';
import { isLanguageCode } from '@rentyard/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid, NotFound } from '../failures.ts';
import type { Accounts } from './accounts.ts';
import { readForm } from './formBodies.ts';
import { operations } from './operations.ts';

/** In seconds: what people who wait for a mail are asked to wait before they ask again. */
const resendAfter = 60;

/** Registration, confirmation of the address, and the way back in without the password. */
export function recoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { registering, passwords, mailsFor, allowMailing } = accounts;
  const maybeMailed = { data: { resend_after: resendAfter } };

  app.post(
    '/api/v1/oauth/registration',
    { config: { right: 'public', operation: operations.register } },
    async (request) => {
      const newcomer = await readForm(request, registration);
      await allowMailing(request);
      await registering.register({ ...newcomer, language: request.language }, mailsFor(request));
      return maybeMailed;
    },
  );

  app.get(
    '/api/v1/oauth/confirm-email/:token',
    { config: { right: 'public', operation: operations.confirmEmail } },
    async (request, reply) => {
      const token = tokenIn(request);
      const { isConfirmed, language } = await registering.confirm(token);
      const inLanguage = isLanguageCode(language) ? language : request.language;
      // The page can ask for another link by the one that came too late.
      const page = isConfirmed
        ? 'email-confirmed'
        : `email-expired?token=${encodeURIComponent(token)}`;
      return reply.redirect(`/${inLanguage}/auth/${page}`, 302);
    },
  );

  app.post(
    '/api/v1/oauth/confirm-email/resend',
    { config: { right: 'public', operation: operations.resendConfirmation } },
    async (request) => {
      const to = await readForm(request, confirmationResend);
      if (to.token === undefined && to.email === undefined) {
        throw Invalid.at('email', { id: 'required', values: { field: 'email' } });
      }
      await allowMailing(request);
      await registering.resend(to, mailsFor(request));
      return maybeMailed;
    },
  );

  app.post(
    '/api/v1/oauth/forgot-password',
    { config: { right: 'public', operation: operations.forgotPassword } },
    async (request) => {
      const { email } = await readForm(request, forgotPassword);
      await allowMailing(request);
      await passwords.forgot(email, mailsFor(request));
      return maybeMailed;
    },
  );

  app.get(
    '/api/v1/oauth/check-reset-token/:token',
    { config: { right: 'public', operation: operations.checkResetToken } },
    async (request) => {
      if (!(await passwords.isOpen(tokenIn(request)))) throw new NotFound();
      return { data: { is_valid: true } };
    },
  );

  app.post(
    '/api/v1/oauth/reset-password',
    { config: { right: 'public', operation: operations.resetPassword } },
    async (request) => {
      const form = await readForm(request, resetPassword);
      await allowMailing(request);
      await passwords.byLink(form, mailsFor(request));
      return { data: {} };
    },
  );
}

function tokenIn({ params }: FastifyRequest): string {
  return (params as { token: string }).token;
}
