/** The store of all projects on this device. */
import { Disk } from '../../store/disk.ts'
import { openStore, type Store, storageHere } from '../../store/store.ts'
import { type Project, readProject } from './project.ts'

export type Projects = Store<Project>

export const openProjects = (
  disk: Disk<Project> = new Disk<Project>(storageHere(), 'kumiki.studio', 'projects'),
): Promise<Projects> => openStore(disk, readProject, 'kumiki.projects')
