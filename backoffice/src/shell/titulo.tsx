import { useNaoLidas, useTrabalho } from './raiz.ts'

/** '(2) Conversas · Obra Fácil': what is unread stands first, where a narrow tab shows it. */
export function Titulo({ children }: { children: string }) {
  const { loja } = useTrabalho()
  const naoLidas = useNaoLidas()
  return <title>{`${naoLidas > 0 ? `(${naoLidas}) ` : ''}${children} · ${loja.nome}`}</title>
}
