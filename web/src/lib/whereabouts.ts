// Which process of the server to ask for a table. There is usually one; where there are several, any of them says where
// the table is, and when one is lost another has the table soon.

export class Whereabouts {
  private readonly home: string
  private readonly table: string
  private known: string[]
  private at = 0

  /** `home`: the address of the page. */
  constructor(home: string, table: string) {
    this.home = home
    this.table = table
    this.known = [home]
  }

  /** The socket to try. A router finds the process by the table's id, or by what an address carries itself. */
  get socket(): URL {
    const address = this.known[this.at]!
    const socket = new URL('ws', address)
    socket.search = new URL(address).search
    socket.searchParams.set('table', this.table)
    socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:'
    socket.hash = ''
    return socket
  }

  /** The server says where the table is, or will be. */
  named(address: string): void {
    this.known = [address, ...this.known.filter((each) => each !== address)]
    this.at = 0
  }

  /** This one has the table; these are the others. */
  found(others: readonly string[]): void {
    const here = this.known[this.at]!
    this.known = [...new Set([here, this.home, ...others])]
    this.at = 0
  }

  /** This one cannot be reached: the next in turn. */
  lost(): void {
    this.at = (this.at + 1) % this.known.length
  }
}
