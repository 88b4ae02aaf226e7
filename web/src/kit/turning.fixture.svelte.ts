// A view of which a test changes the round.
export function turning() {
  let round = $state(1)
  return {
    get now() {
      return { table: { round } }
    },
    turn: (to: number) => (round = to),
  }
}
