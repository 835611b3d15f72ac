/** Why a file that somebody brought was not taken, where the file itself has no problem of its own to tell. */
export type FaultName = 'folder' | 'unread' | 'empty' | 'too-large' | 'cut-backup' | 'other-backup' | 'nothing'
