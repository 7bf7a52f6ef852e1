/** The archive cannot be restored. The message is shown to the operator. */
export class BackupRefused extends Error {}
