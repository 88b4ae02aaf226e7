// The pages that are named in the head: only those that there are on this server.
import type { IconName } from '../kit/icons'

export type PageName = 'shelf' | 'club' | 'groups' | 'mine'

interface PageLink {
  id: PageName
  href: string
  icon: IconName
  word: string
}

export const pagesOf = ({ hasClub, hasPeople }: { hasClub: boolean; hasPeople: boolean }): PageLink[] => [
  { id: 'shelf', href: '#/', icon: 'shelf', word: 'page-shelf' },
  ...(hasClub ? [{ id: 'club', href: '#/club', icon: 'door', word: 'page-club' } as const] : []),
  ...(hasPeople ? [{ id: 'groups', href: '#/groups', icon: 'users', word: 'page-groups' } as const] : []),
  { id: 'mine', href: '#/mine', icon: 'face', word: 'page-mine' },
]
