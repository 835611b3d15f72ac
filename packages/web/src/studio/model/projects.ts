/** Every project of this device. */
import { Disk } from '../../store/disk.ts'
import { openShelf, type Shelf, storageHere } from '../../store/shelf.ts'
import { type Project, readProject } from './project.ts'

export type Projects = Shelf<Project>

export const openProjects = (
  disk: Disk<Project> = new Disk<Project>(storageHere(), 'kumiki.studio', 'projects'),
): Promise<Projects> => openShelf(disk, readProject, 'kumiki.projects')
