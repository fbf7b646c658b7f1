import { useSyncExternalStore } from 'react'

const KEY = 'vitrine_maior_de_18'
const listeners = new Set<() => void>()
let waiting: { next: () => void; refuse: () => void } | null = null

function tell() {
  for (const listener of listeners) listener()
}

/** Said in this visit that they are over 18. */
export function isIdadeConfirmada(): boolean {
  return sessionStorage.getItem(KEY) === '1'
}

export function confirmIdade(): void {
  sessionStorage.setItem(KEY, '1')
  const asked = waiting
  waiting = null
  tell()
  asked?.next()
}

/**
 * Does `next` at once, or after the overlay was answered: the first restricted product of a mixed store. The answer takes the
 * question back, where who asked has gone.
 */
export function askIdade(next: () => void, refuse = () => {}): () => void {
  if (isIdadeConfirmada()) {
    next()
    return () => {}
  }
  const mine = { next, refuse }
  waiting = mine
  tell()
  return () => {
    if (waiting !== mine) return
    waiting = null
    tell()
  }
}

export function dismissIdade(): void {
  const asked = waiting
  waiting = null
  tell()
  asked?.refuse()
}

/** Whether something waits for the answer. */
export function useIdadeAsked(): boolean {
  return useSyncExternalStore(
    listen,
    () => waiting !== null,
    () => false,
  )
}

/** The same as `isIdadeConfirmada` for what is drawn; nothing is asked of whoever is not known yet. */
export function useIdadeConfirmada(): boolean {
  return useSyncExternalStore(listen, isIdadeConfirmada, () => true)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
