import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { foldTexto } from '@vitrine/rules/texto'
import { Icon, optionOf } from '@vitrine/ui'

import { Foto } from '#imagem'
import { useLoja } from '#shell'

import type { Achadas } from './use-sugestoes.ts'

export interface SugestoesProps {
  id: string
  /** With `corrigida` as the first option. */
  achadas: Achadas
  active: number
  texto: string
  onChoose: () => void
}

/** The list under the search: what was typed in plain, what completes it in bold (ux 1.3.4). */
export function Sugestoes({ id, achadas, active, texto, onChoose }: SugestoesProps) {
  const { hits, corrigida, parcial } = achadas
  const { slug } = useLoja()
  const antes = corrigida ? 1 : 0
  return (
    <div className="menu busca-lista" role="listbox" id={`${id}-list`} aria-label="Sugestões">
      {corrigida && (
        <Link {...optionOf(id, 0, active)} to={urls.lista(slug, { sk: corrigida })} onClick={onChoose}>
          <Icon name="search" size={20} />
          <span className="min-w-0 truncate">
            Você quis dizer <b>{corrigida}</b>?
          </span>
        </Link>
      )}
      {parcial && (
        // Said by the live region of the search.
        <p className="busca-titulo" aria-hidden>
          Nada com todas as palavras. Com parte delas:
        </p>
      )}
      {hits.map((sugestao, index) => (
        <Link
          key={sugestao.id}
          {...optionOf(id, index + antes, active)}
          to={urls.produto(slug, sugestao.id, sugestao.name)}
          onClick={onChoose}
        >
          <span className="busca-foto" style={{ background: sugestao.imagem?.cor }}>
            <Foto imagem={sugestao.imagem} sizes="36px" ate={160} />
          </span>
          <span className="min-w-0 truncate">
            <Destacado name={sugestao.name} texto={corrigida ?? texto} />
          </span>
          <small>{sugestao.embalagem}</small>
        </Link>
      ))}
    </div>
  )
}

function Destacado({ name, texto }: { name: string; texto: string }) {
  const start = foldTexto(name).indexOf(foldTexto(texto.trim()))
  const end = start + texto.trim().length
  if (start < 0) return <b>{name}</b>
  return (
    <>
      <b>{name.slice(0, start)}</b>
      {name.slice(start, end)}
      <b>{name.slice(end)}</b>
    </>
  )
}
