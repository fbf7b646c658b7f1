import { Link } from 'react-router'

import { useLoja } from '#shell'

import { hrefOfLista } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

/** 'Você quis dizer': what was searched for instead of what was typed (ux 1.3.6). */
export function Corrigida({ busca, texto }: { busca: BuscaLista; texto: string }) {
  const { slug } = useLoja()
  return (
    <p className="lista-corrigida" role="status">
      Nada com “{busca.sk}”. Você quis dizer <Link to={hrefOfLista(slug, busca, { sk: texto })}>{texto}</Link>
      ? Estes são os resultados.
    </p>
  )
}
