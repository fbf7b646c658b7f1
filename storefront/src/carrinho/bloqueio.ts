import { useCarrinho } from './provider.tsx'

/** Whether an attendant holds the cart: it is read-only then (readings 5). */
export function useBloqueado(): boolean {
  return useCarrinho(({ bloqueio, situacao }) => bloqueio !== null || situacao === 'bloqueado')
}
