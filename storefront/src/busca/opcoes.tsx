import { RecentesLista } from './recentes-lista.tsx'
import { Sugestoes } from './sugestoes.tsx'
import type { SugestoesProps } from './sugestoes.tsx'

/** Under the search: what was searched for before, or what completes the typing. Loaded with the first focus. */
export function Opcoes({
  recentes,
  sugestoes,
  corrigida,
  parcial,
  texto,
  ...rest
}: SugestoesProps & { recentes: readonly string[] }) {
  if (recentes.length > 0) return <RecentesLista {...rest} recentes={recentes} />
  return <Sugestoes {...rest} {...{ sugestoes, corrigida, parcial, texto }} />
}
