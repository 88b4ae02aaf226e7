// What the host's page asks the server, by the key from the command line. The key stays in this browser until it is put away.
import { ask } from '../lib/api'
import type {
  Deed,
  HostOverview,
  HostPerson,
  HostPersonDetail,
  HostTable,
  HostTableDetail,
  ReportInfo,
  Sanction,
  SanctionInfo,
  SetNotice,
} from '../lib/protocol'
import { stored } from '../lib/stored'

const KEY = 'igroteka.host'

export const hostKey = (): string => stored.read<string>(KEY, '')
export const keepKey = (key: string): void => stored.write(KEY, key)
export const putKey = (): void => localStorage.removeItem(KEY)

const get = <T>(path: string): Promise<T> => ask<T>(`host${path}`, undefined, hostKey())
const post = (path: string, body: object = {}): Promise<undefined> => ask<undefined>(`host${path}`, body, hostKey())
const listing = (name: string, skip: number) => `name=${encodeURIComponent(name)}&skip=${skip}`

export const host = {
  overview: () => get<HostOverview>(''),
  log: (before = 0) => get<Deed[]>(`/audit?before=${before}`),
  reports: () => get<ReportInfo[]>('/reports'),
  settle: (report: string) => post(`/reports/${report}/settle`),
  notice: (notice: SetNotice) => post('/notice', notice),
  sanctions: () => get<SanctionInfo[]>('/sanctions'),
  /** Mute or turn away; for 0 days: no longer. */
  sanction: (sanction: Sanction) => post('/sanctions', sanction),
  tables: (stage: string, name: string, skip = 0) => get<HostTable[]>(`/tables?stage=${stage}&${listing(name, skip)}`),
  table: (table: string) => get<HostTableDetail>(`/tables/${table}`),
  shut: (table: string, shut: boolean) => post(`/tables/${table}/shut`, { shut }),
  deleteTable: (table: string) => post(`/tables/${table}/delete`),
  exportTable: (table: string) => get<unknown>(`/tables/${table}/export`),
  people: (name: string, skip = 0) => get<HostPerson[]>(`/people?${listing(name, skip)}`),
  person: (person: string) => get<HostPersonDetail>(`/people/${person}`),
  deletePerson: (person: string) => post(`/people/${person}/delete`),
  exportPerson: (person: string) => get<unknown>(`/people/${person}/export`),
}

/** A thing of the server as a file of this machine. */
export function save(what: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(what, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
