import { Link } from 'react-router'

import { Icon, LiveRegion, optionOf, Spinner } from '@vitrine/ui'
import { pluralize } from '@vitrine/rules/texto'

import { urlsPainel, useTrabalho } from '#shell'

import type { Respostas } from './use-respostas.ts'

/** Ready answers over the field, while a slash stands in it (ux 3.11, mockup 21). */
export function ListaRespostas({ respostas }: { respostas: Respostas }) {
  const { slug } = useTrabalho().loja
  const { achadas, lidas, busca, id, active, choose, fill, read } = respostas
  if (busca === null) return null
  return (
    <div className="rp">
      <p className="rp-h">
        <b>Respostas prontas</b>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> escolher · <kbd>Enter</kbd> usar · <kbd>Esc</kbd> fechar
        </span>
      </p>
      <div role="listbox" id={`${id}-list`} aria-label="Respostas prontas">
        {achadas.map((resposta, i) => (
          <button
            type="button"
            key={resposta.idresposta}
            {...optionOf(id, i, Math.max(active, 0))}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(resposta)}
          >
            <b>/{resposta.atalho}</b>
            <span>{fill(resposta)}</span>
          </button>
        ))}
      </div>
      {lidas === 'lendo' && <Spinner size={20} />}
      {lidas === 'falhou' && (
        <button type="button" className="link" onClick={() => void read()}>
          Não carregaram. Tentar de novo
        </button>
      )}
      {typeof lidas !== 'string' && achadas.length === 0 && (
        <p className="rp-nada">
          {lidas.length === 0 ? 'Nenhuma resposta pronta ainda.' : `Nenhuma com “${busca}”.`}{' '}
          <Link className="link" to={urlsPainel.ajustesConversas(slug)}>
            Escrever uma
          </Link>
        </p>
      )}
      <LiveRegion>
        {typeof lidas !== 'string' && pluralize(achadas.length, 'resposta pronta', 'respostas prontas')}
      </LiveRegion>
    </div>
  )
}

/** What an answer could not be filled with, named before it is sent. */
export function FaltaPreencher({ faltam }: { faltam: readonly string[] }) {
  if (faltam.length === 0) return null
  return (
    <p className="rp-falta" role="alert">
      <Icon name="triangle-alert" size={16} />
      {`Troque ${faltam.map((nome) => `{${nome}}`).join(' e ')} antes de enviar: esta conversa não diz qual é.`}
    </p>
  )
}
