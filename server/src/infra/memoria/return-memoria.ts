import { Script } from 'node:vm'

const INTERVALO_MS = 30_000

/**
 * Has V8 give back what a burst of work left, some 10 to 20 s after it: decision 0209. V8 does so by itself once little is allocated, but in Node 24 a process in which
 * nothing is allocated of one kind, objects of Node's own C++ that V8 collects, counts as one that allocates without end, and it waits until 100 s went by without any full
 * collection. A script is such an object; its trace is lost after some 100 s.
 */
export function returnMemoria(): void {
  const allocate = () => new Script('')
  allocate()
  setInterval(allocate, INTERVALO_MS).unref()
}
