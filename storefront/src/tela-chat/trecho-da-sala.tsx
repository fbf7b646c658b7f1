import { Link } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { findVivos } from '@vitrine/conversa'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState } from '@vitrine/ui'

import { resumoOf } from '#chat'
import { formatQuando } from '#pedido'
import { useLoja } from '#shell'

import { CabecaSala } from './cabeca-sala.tsx'
import type { DadosSala } from './read-sala.ts'
import { DiasDaSala } from './dias-da-sala.tsx'

/** So many messages after what was found are shown with it. */
const EM_VOLTA = 15

/** An older stretch of a room, or what was found in it: at an address of its own, as it was read, and with the way back to the newest. */
export function TrechoDaSala({ dados }: { dados: DadosSala }) {
  const { slug } = useLoja()
  const { historico, busca } = dados
  const { sala, mensagens } = historico
  return (
    <>
      <CabecaSala sala={sala} busca={busca} />
      {busca ? <Achadas dados={dados} /> : <Trecho dados={dados} />}
      <div className="conversa-pe justify-center">
        <Link className={buttonClass({ variant: 'outline' })} to={urlsChat.conversa(slug, sala.sala)}>
          Voltar às mensagens mais novas
        </Link>
      </div>
      {mensagens.length === 0 && !busca && <EmptyState icon="message-circle">Nada antes disto.</EmptyState>}
    </>
  )
}

function Trecho({ dados }: { dados: DadosSala }) {
  const { slug } = useLoja()
  const { historico, quem, cartoes, hoje, agora } = dados
  const { sala, mensagens, maisAntes } = historico
  const contexto = {
    quem,
    cartoes,
    hoje,
    eu: sala.eu.idusuario,
    outroLado: sala.outroLado,
    // An older stretch: what is answered now stands further down.
    vivos: { ...findVivos(mensagens), proposta: null },
    agora,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <div className="msg-rola" tabIndex={0} role="region" aria-label="Mensagens">
      <div className="msg-log">
        {maisAntes && mensagens[0] && (
          <Link
            className="link msg-antes"
            to={urlsChat.conversa(slug, sala.sala, { antes: mensagens[0].sequencia })}
          >
            Mensagens anteriores
          </Link>
        )}
        <DiasDaSala mensagens={mensagens} contexto={contexto} nova={null} />
      </div>
    </div>
  )
}

function Achadas({ dados: { historico, busca, hoje } }: { dados: DadosSala }) {
  const { slug } = useLoja()
  const { sala, mensagens } = historico
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <div className="conversa-achadas" tabIndex={0} role="region" aria-label="O que foi achado">
      <p className="text-12 text-ink-muted" role="status">
        {mensagens.length === 0
          ? `Nada com “${busca}” nesta conversa.`
          : `${pluralize(mensagens.length, 'mensagem', 'mensagens')} com “${busca}”`}
      </p>
      <ul>
        {mensagens.toReversed().map((mensagem) => (
          <li key={mensagem.idmensagem}>
            <Link
              to={`${urlsChat.conversa(slug, sala.sala, { antes: mensagem.sequencia + EM_VOLTA })}#m-${mensagem.sequencia}`}
            >
              <b>{mensagem.autor.nome}</b> <small>{formatQuando(mensagem.quando, hoje)}</small>
              <span>{resumoOf(mensagem)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
