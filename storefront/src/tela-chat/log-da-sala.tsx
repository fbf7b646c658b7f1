import { Link } from 'react-router'

import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { useAntes, useLog } from '@vitrine/conversa'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Spinner } from '@vitrine/ui'

import { meio } from '#chat'
import type { SalaAberta } from '#chat'
import { useLoja } from '#shell'

import { DiasDaSala, type ContextoSala } from './dias-da-sala.tsx'
import { NaFila } from './na-fila.tsx'

interface LogDaSalaProps {
  aberta: SalaAberta
  contexto: ContextoSala
  /** How far this login was when the page was read. */
  lidaAntes: LeituraChat
  nova: number | null
  onEdit: (mensagem: MensagemChat) => void
}

/** The messages of a room from the newest upwards; older ones come when their place comes near, and nothing jumps. */
export function LogDaSala({ aberta, contexto, lidaAntes, nova, onEdit }: LogDaSalaProps) {
  const { mensagens, naFila, digitando, take } = aberta
  const { ref, isNoFim, goToFim, agora, naoVistas } = useLog(meio, aberta, { ...contexto, lidaAntes })
  return (
    <div className="conversa-meio">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable) */}
      <div className="conversa-rola" ref={ref} tabIndex={0} role="region" aria-label="Conversa">
        {/* What is new is said by a region of its own: older messages that are loaded are not news. */}
        <div className="conversa-log" role="log" aria-label="Mensagens" aria-live="off">
          {aberta.temAntes && mensagens[0] && <Antes aberta={aberta} primeira={mensagens[0].sequencia} />}
          <DiasDaSala
            mensagens={mensagens}
            contexto={{ ...contexto, agora }}
            nova={nova}
            onEdit={onEdit}
            onChange={take}
          />
          {naFila.map((cada) => (
            <NaFila key={cada.idmensagem} cada={cada} contexto={contexto} />
          ))}
          {digitando !== null && (
            <div className="msg-digita" aria-hidden>
              <i />
              <i />
              <i />
            </div>
          )}
        </div>
      </div>
      {!isNoFim && (
        <button type="button" className="conversa-fim" onClick={goToFim}>
          <Icon name="chevron-down" size={16} />
          {naoVistas > 0 ? pluralize(naoVistas, 'nova mensagem', 'novas mensagens') : 'Ir para o fim'}
        </button>
      )}
    </div>
  )
}

/** Loads what was written before once its place comes near; a press does the same, and without script it is a page of its own. */
function Antes({ aberta, primeira }: { aberta: SalaAberta; primeira: number }) {
  const { slug } = useLoja()
  const { ref, estado, read } = useAntes(aberta, primeira)
  return (
    <div ref={ref} className="conversa-antes">
      {estado === 'lendo' ? (
        <Spinner size={20} />
      ) : (
        <Link
          className="link"
          to={urlsChat.conversa(slug, aberta.sala.sala, { antes: primeira })}
          onClick={(event) => {
            event.preventDefault()
            void read()
          }}
        >
          {estado === 'falhou' ? 'Não carregou. Tentar de novo' : 'Mensagens anteriores'}
        </Link>
      )}
    </div>
  )
}
