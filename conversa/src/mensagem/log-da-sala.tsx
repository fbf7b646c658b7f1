import type { MouseEvent, ReactNode } from 'react'

import {
  isCartao,
  useAntes,
  type ConteudoCartao,
  type Meio,
  type QuemConversa,
  type Rolagem,
  type SalaAberta,
} from '@vitrine/conversa'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Spinner } from '@vitrine/ui'

import { NaFila } from './na-fila.tsx'

interface LogDaSalaProps {
  aberta: SalaAberta
  rolagem: Rolagem & { naoVistas: number }
  /** What scrolls, by its name. */
  nome: string
  /** Where what was written before is a page of its own, without script; undefined: nowhere. */
  hrefDeAntes?: (primeira: number) => string
  /** How this side asks its calls, for whom, and who writes. */
  meio: Meio
  contexto: { quem: QuemConversa; eu: string }
  /** What names something is drawn by each side for itself. */
  renderCartao: (conteudo: ConteudoCartao) => ReactNode
  /** The messages. */
  children: ReactNode
}

/** The messages of a room from the newest upwards, what waits on this device below them; older ones come when their place comes near, and nothing jumps. */
export function LogDaSala(props: LogDaSalaProps) {
  const { aberta, rolagem, nome, hrefDeAntes, meio, contexto, renderCartao, children } = props
  const { temAntes, mensagens, naFila, digitando } = aberta
  const { ref, isNoFim, goToFim, naoVistas } = rolagem
  return (
    <div className="msg-meio">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable) */}
      <div className="msg-rola" ref={ref} tabIndex={0} role="region" aria-label={nome}>
        {/* What is new is said by a region of its own: older messages that are loaded are not news. */}
        <div className="msg-log" role="log" aria-label="Mensagens" aria-live="off">
          {temAntes && mensagens[0] && (
            <Antes
              aberta={aberta}
              primeira={mensagens[0].sequencia}
              href={hrefDeAntes?.(mensagens[0].sequencia)}
            />
          )}
          {children}
          {naFila.map((cada) => (
            <NaFila
              key={cada.idmensagem}
              meio={meio}
              quem={contexto.quem}
              eu={contexto.eu}
              cada={cada}
              cartao={isCartao(cada.conteudo) && renderCartao(cada.conteudo)}
            />
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
        <button type="button" className="msg-fim" onClick={goToFim}>
          <Icon name="chevron-down" size={16} />
          {naoVistas > 0 ? pluralize(naoVistas, 'nova mensagem', 'novas mensagens') : 'Ir para o fim'}
        </button>
      )}
    </div>
  )
}

interface AntesProps {
  aberta: SalaAberta
  primeira: number
  href: string | undefined
}

/** Loads what was written before once its place comes near; a press does the same. */
function Antes({ aberta, primeira, href }: AntesProps) {
  const { ref, estado, read } = useAntes(aberta, primeira)
  const texto = estado === 'falhou' ? 'Não carregou. Tentar de novo' : 'Mensagens anteriores'
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void read()
  }
  return (
    <div ref={ref} className="msg-antes">
      {estado === 'lendo' && <Spinner size={20} />}
      {estado !== 'lendo' && href !== undefined && (
        <a className="link" href={href} onClick={onClick}>
          {texto}
        </a>
      )}
      {estado !== 'lendo' && href === undefined && (
        <button type="button" className="link" onClick={onClick}>
          {texto}
        </button>
      )}
    </div>
  )
}
