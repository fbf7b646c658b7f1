import { useSyncExternalStore } from 'react'

const KEY = 'vitrine_maior_de_18'
const listeners = new Set<() => void>()
let waiting: (() => void) | null = null

function tell() {
  for (const listener of listeners) listener()
}

/** Said in this visit that they are over 18. */
export function isIdadeConfirmada(): boolean {
  return sessionStorage.getItem(KEY) === '1'
}

export function confirmIdade(): void {
  sessionStorage.setItem(KEY, '1')
  const next = waiting
  waiting = null
  tell()
  next?.()
}

/** Does `next` at once, or after the overlay was answered: the first restricted product of a mixed store. */
export function askIdade(next: () => void): void {
  if (isIdadeConfirmada()) return next()
  waiting = next
  tell()
}

export function dismissIdade(): void {
  waiting = null
  tell()
}

/** Whether something waits for the answer. */
export function useIdadeAsked(): boolean {
  return useSyncExternalStore(
    listen,
    () => waiting !== null,
    () => false,
  )
}

/** The same as `isIdadeConfirmada` for what is drawn; nothing is asked of who is not known yet. */
export function useIdadeConfirmada(): boolean {
  return useSyncExternalStore(listen, isIdadeConfirmada, () => true)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
