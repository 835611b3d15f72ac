/** Why a file was not accepted, if its content has no problem of its own to show. */
export type FaultName = 'folder' | 'unread' | 'empty' | 'too-large' | 'cut-backup' | 'other-backup' | 'nothing'
