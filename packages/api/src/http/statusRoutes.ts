import type { StatusMachine } from '@rentyard/contract/statuses';
import { statuses } from '@rentyard/contract/statuses';
import type { FastifyInstance } from 'fastify';
import { changeStatus } from '../records/changeStatus.ts';
import { dataAnswer, send } from './answers.ts';
import { BodyParams } from './bodyParams.ts';
import {
  idOf,
  matchedVersion,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from './routeContext.ts';

const reasonAtMost = 2_000;

/** The way from status to status; nothing for a resource without them. */
export function statusRoutes(app: FastifyInstance, context: RouteContext): void {
  const { name, subject, statuses: machine } = context.kept.resource;
  if (!machine) return;
  const options = statusesOf(machine);
  app.patch(
    `/${name}/:id/change_status`,
    { config: { right: ['change_status', subject] } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const status = params.takeChoice('status', options);
      const reason = params.takeText('reason', reasonAtMost);
      const version = params.takeVersion() ?? matchedVersion(request);
      params.finish();
      const wanted = { id, status, reason, version };
      const answer = await writeOnce(request, context, request.body, async (writing) =>
        dataAnswer(JSON.stringify(await changeStatus(writing, wanted))),
      );
      return send(reply, answer);
    },
  );
}

function statusesOf(machine: StatusMachine) {
  return statuses.filter((status) => status === machine.initial || status in machine.next);
}
