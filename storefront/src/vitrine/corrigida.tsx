import { Link } from 'react-router'

import type { PaginaProdutos } from '@vitrine/contract'

import { useLoja } from '#shell'

import { hrefOfLista } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

/** What was searched for instead of what was typed, with a way to either (ux 1.3.6); it is said by the list's live region. */
export function Corrigida({ busca, pagina }: { busca: BuscaLista; pagina: PaginaProdutos }) {
  const { slug } = useLoja()
  const texto = pagina.corrigida ?? ''
  const link = (
    <Link to={hrefOfLista(slug, busca, { sk: texto })} preventScrollReset>
      {texto}
    </Link>
  )
  if (pagina.ignoradas.length > 0)
    return (
      <p className="lista-corrigida">
        Nenhum produto com “{busca.sk}”. Estes têm parte das palavras: {link}.
      </p>
    )
  return (
    <p className="lista-corrigida">
      Você quis dizer {link}? Mostrando resultados de {texto};{' '}
      <Link to={hrefOfLista(slug, busca, { sk: busca.sk, exata: true })} preventScrollReset>
        buscar exatamente por {busca.sk}
      </Link>
      .
    </p>
  )
}
