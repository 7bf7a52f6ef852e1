import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { version } from '@rentyard/contract/version';
import type { Logger } from 'pino';
import { readArgon2 } from './auth/passwords/passwords.ts';
import type { ChannelSettings } from './chat/openChat.ts';
import { systemClock } from './config/clock.ts';
import { type Config, weakSecrets, weakSettings } from './config/config.ts';
import { clientConnectionsWithin, engineFilesWithin, openFileLimit } from './config/openFiles.ts';
import type { Database } from './db/database.ts';
import { pruneWalRegularly } from './db/embedded/pruneWal.ts';
import { migrate } from './db/migration/migrate.ts';
import { packageFolder } from './db/migration/migrations.ts';
import type { OpeningDatabase } from './db/open.ts';
import { serveBackups } from './lifecycle/backupSocket.ts';
import type { DataFolders } from './lifecycle/dataFolders.ts';
import { createDeferredStart } from './lifecycle/deferredStart.ts';
import { seedIfEmpty } from './lifecycle/seedIfEmpty.ts';
import { openLogOutput, serverLog } from './lifecycle/serverLog.ts';
import { stopOnSignals } from './lifecycle/shutdown.ts';
import { startWatchdog } from './lifecycle/watchdog.ts';
import { sweepUnknownFiles } from './media/orphanedPhotos.ts';
import { diskStorage } from './media/storage/mediaStorage.ts';
import { createProduct } from './product.ts';
import { readAppSecret } from './secrets/appSecret.ts';
import { adoptSecret, refuseOtherSecret } from './secrets/secretFingerprint.ts';
import { currentTracing, useTracing } from './telemetry/tracing.ts';

/** Frames the address and the credentials in a terminal. */
const frameLine = '─'.repeat(72);

/** Telegram if a bot is configured; otherwise the demo channel simulates customers. */
function readChannels(config: Config): ChannelSettings {
  const { telegramBotToken: token, telegramApiUrl: apiUrl, publicUrl } = config;
  if (token === undefined) {
    return { playsCustomers: true, customersOnlyReply: config.demoCustomers === 'reply' };
  }
  const webhookSecret = config.telegramWebhookSecret;
  const setsWebhook = publicUrl !== undefined;
  const callsPerSecond = config.telegramRate;
  const telegram = { token, apiUrl, webhookSecret, setsWebhook, callsPerSecond };
  return { playsCustomers: false, telegram };
}

/** Fewer connections are not enough for a usual installation behind a proxy. */
const manyConnections = 1_000;

/**
 * Closes idle connections and refuses further ones before the descriptors of the process are used up:
 * without a free one it could neither read a file nor accept a connection properly.
 */
function limitConnections(
  server: Server,
  { kind }: Pick<Database, 'kind'>,
  { databaseLimits: { connections } }: Config,
  log: Logger,
): void {
  const limit = openFileLimit();
  if (!Number.isFinite(limit)) return;
  const databaseFiles = kind === 'pglite' ? engineFilesWithin(limit) : connections + 4;
  server.maxConnections = clientConnectionsWithin(limit, databaseFiles);
  server.on('drop', () => server.closeIdleConnections());
  const line = `${limit} files may be open (ulimit -n), which allows ${server.maxConnections} connections of clients at a time`;
  if (server.maxConnections >= manyConnections) log.info(line);
  else log.warn(`${line}. Raise the limit to 4096 or more.`);
}

/**
 * Starts the product while its database opens, migrates the database, seeds an empty one, and
 * serves until it is stopped.
 */
export async function serve(
  { db, opened }: OpeningDatabase,
  config: Config,
  folders: DataFolders,
): Promise<void> {
  const logFormat = config.logFormat ?? (process.stdout.isTTY ? 'text' : 'json');
  const isText = logFormat === 'text';
  const logLevel = config.logLevel ?? (isText ? 'warn' : 'info');
  const output = await openLogOutput(logFormat);
  const log = serverLog(logLevel, output);
  for (const line of weakSettings(process.env)) log.warn(line);
  if (config.otlpEndpoint !== undefined) {
    const { openTelemetry } = await import('./telemetry/openTelemetry.ts');
    useTracing(openTelemetry({ endpoint: config.otlpEndpoint, version }));
  }
  const storage = diskStorage(folders.media);
  const secret = readAppSecret(config.dataDir, config.appSecret);
  const secretKey = secret.key;
  const deferredStart = createDeferredStart(log);
  let isDraining = false;
  const { app } = await createProduct({
    db,
    secretKey,
    storage,
    mediaDir: folders.media,
    bucket: config.bucket,
    outboundAllow: config.outboundAllow,
    adminDir: fileURLToPath(new URL('../admin/dist/', packageFolder())),
    publicUrl: config.publicUrl,
    mail: { smtpUrl: config.smtpUrl, mailFrom: config.mailFrom },
    registration: config.registration,
    trashDays: config.trashDays,
    waitingHours: config.orderWaitingHours,
    mapTiles: config.mapTiles,
    channels: readChannels(config),
    logger: log,
    // In a terminal, logging every request would hide more important lines.
    logsRequests: !isText,
    droppedLogLines: output.dropped,
    trustProxy: config.trustProxy,
    requestLimits: config.requestLimits,
    metricsToken: config.metricsToken,
    clientMetrics: config.clientMetrics,
    checkedSettings: { ...config, weakSecrets: weakSecrets(process.env) },
    later: deferredStart.later,
    isDraining: () => isDraining,
    sweeps: [() => sweepUnknownFiles(db, storage, systemClock())],
  });

  await opened;
  // Before the migrations, so that a process with another secret changes nothing.
  await refuseOtherSecret(db, secret);
  await migrate(db, { report: (line) => (isText ? console.log(line) : log.info(line)) });
  await adoptSecret(db, secret);
  const passwords = await seedIfEmpty(db, config, folders.media);
  if (isText) console.log(frameLine);
  // Printed before anything else can fail, because a generated password cannot be printed again.
  for (const { email, password } of passwords) {
    console.log(`Sign in as ${email} with the password ${password} (shown this once)`);
  }

  const stopPruning = pruneWalRegularly(db);
  deferredStart.later({ name: 'argon2', start: readArgon2 });
  const stopBackups = serveBackups(config.dataDir, {
    db,
    mediaDir: folders.media,
    secretKeyFile: secret.file,
    log,
  });
  startWatchdog(config.watchdogTimeout);
  const drain = () => {
    isDraining = true;
  };
  stopOnSignals({
    log,
    grace: config.shutdownGrace * 1_000,
    drain,
    steps: [
      deferredStart.stop,
      () => app.close(),
      stopBackups,
      stopPruning,
      () => db.close(),
      () => currentTracing()?.close(),
      () => output.close(),
    ],
  });

  await app.listen({ port: config.port, host: config.host });
  limitConnections(app.server, db, config, log);
  deferredStart.start();
  // With PORT=0 the system chooses the port, so it is read from the socket.
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`Rentyard is ready on http://${host}:${port}`);
  if (isText) console.log(frameLine);
}
