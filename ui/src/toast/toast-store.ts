export type Toast = {
  id: number
  text: string
  /** "Desfazer": pressing it also closes the toast. */
  action?: { label: string; onPress: () => void }
}

type State = { toasts: readonly Toast[]; hosts: readonly string[] }

const none: readonly Toast[] = []
let state: State = { toasts: none, hosts: [] }
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Partial<State>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Shows a short message for 6 s (longer while it is pointed at); at most three at once, the oldest gives way. */
export function showToast(text: string, action?: Toast['action']): number {
  lastId += 1
  change({ toasts: [...state.toasts, { id: lastId, text, action }].slice(-3) })
  return lastId
}

export function dismissToast(id: number) {
  change({ toasts: state.toasts.filter((toast) => toast.id !== id) })
}

/** The host added last shows the toasts: an open dialog makes the page behind it inert, its toasts too. */
export function addToastHost(host: string): () => void {
  change({ hosts: [...state.hosts, host] })
  return () => change({ hosts: state.hosts.filter((other) => other !== host) })
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** What `host` shows: another one that comes or goes is nothing to it. */
  at: (host: string) => (state.hosts.at(-1) === host ? state.toasts : none),
  atServer: () => none,
}
