import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'

import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { useLeitura } from '@vitrine/conversa'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Spinner } from '@vitrine/ui'

import { meio, useAgora, useRolagem } from '#chat'
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
  const { mensagens, naFila, sala, digitando, take } = aberta
  const last = mensagens.at(-1)
  const agora = useAgora(contexto.agora)
  const ultima = naFila.at(-1)?.idmensagem ?? last?.idmensagem ?? ''
  const { ref, isNoFim, goToFim } = useRolagem(ultima, naFila.length > 0)
  const newest = last?.sequencia ?? 0
  useLeitura(meio, contexto.quem, { sala: sala.sala, entregue_ate: newest, isVista: isNoFim, eu: lidaAntes })
  const vista = useVista(newest, isNoFim)
  const naoVistas = mensagens.filter(({ lado, sequencia }) => lado !== 'CLIENTE' && sequencia > vista).length
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
          <Resposta digitando={digitando !== null} isDaLoja={last?.lado === 'LOJA'} />
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

/** The answer on its way; before one writes and while one waits, when the store answers (ux 1.18.2). */
function Resposta({ digitando, isDaLoja }: { digitando: boolean; isDaLoja: boolean }) {
  const { horario_atendimento } = useLoja().config.rodape
  if (digitando)
    return (
      <div className="msg-digita" aria-hidden>
        <i />
        <i />
        <i />
      </div>
    )
  return isDaLoja || !horario_atendimento ? null : (
    <p className="msg-sistema">
      <Icon name="clock" size={16} /> Atendimento: {horario_atendimento}
    </p>
  )
}

/** The place of the newest message when the end of the room was last in view. */
function useVista(newest: number, isNoFim: boolean): number {
  const [vista, setVista] = useState(newest)
  if (isNoFim && vista !== newest) setVista(newest)
  return isNoFim ? newest : vista
}

/** Loads what was written before once its place comes near; a press does the same, and without script it is a page of its own. */
function Antes({ aberta, primeira }: { aberta: SalaAberta; primeira: number }) {
  const { slug } = useLoja()
  const { sala, loadAntes } = aberta
  const ref = useRef<HTMLDivElement>(null)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  async function read() {
    if (estado === 'lendo') return
    setEstado('lendo')
    setEstado((await loadAntes()) ? 'parado' : 'falhou')
  }
  const readPerto = useEffectEvent(() => void read())
  useEffect(() => {
    const place = ref.current
    if (!place) return undefined
    // Near within the room, which scrolls by itself. Asked anew for each stretch: it may be near still.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && readPerto(),
      { root: place.closest('.conversa-rola'), rootMargin: '600px 0px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [primeira])
  return (
    <div ref={ref} className="conversa-antes">
      {estado === 'lendo' ? (
        <Spinner size={20} />
      ) : (
        <Link
          className="link"
          to={urlsChat.conversa(slug, sala.sala, { antes: primeira })}
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
