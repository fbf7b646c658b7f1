import { useId, useState } from 'react'

import type { Gancho } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { Button, IconButton, Pill } from '@vitrine/ui'

import { Entregas } from './entregas.tsx'
import { sayEventos } from './eventos-ditos.ts'
import { nameGancho, sayGancho } from './say-gancho.ts'
import { useEntregas } from './use-entregas.ts'

/** What is asked about before it is done. */
export type AcaoDoGancho = 'editar' | 'segredo' | 'apagar'

interface CartaoProps {
  gancho: Gancho
  hoje: Hoje
  onAcao: (acao: AcaoDoGancho) => void
  onToggle: () => Promise<void>
  /** Something was sent: how it stands may be another. */
  onEntrega: () => Promise<void>
}

/** One webhook: how it stands, what it is told of, and its deliveries where one asks for them. */
export function CartaoGancho({ gancho, hoje, onAcao, onToggle, onEntrega }: CartaoProps) {
  const { idgancho, url, eventos, anterior_ate: anterior } = gancho
  const id = useId()
  const nome = nameGancho(gancho)
  const { porque, tom } = sayGancho(gancho, hoje)
  const doGancho = useEntregas(idgancho, onEntrega)
  const [isAberto, setAberto] = useState(false)
  const [isTestando, setTestando] = useState(false)
  async function test() {
    setTestando(true)
    await doGancho.sendTeste()
    setTestando(false)
    if (!isAberto) await open()
  }
  async function open() {
    setAberto(true)
    await doGancho.load()
  }
  return (
    <li aria-labelledby={id} className="gancho">
      <Cabeca id={id} gancho={gancho} hoje={hoje} onAcao={onAcao} onToggle={onToggle} />
      <p className="text-ink-muted">{url}</p>
      <p>{sayEventos(eventos)}</p>
      {porque && <p data-tom={tom}>{porque}</p>}
      {anterior && (
        <p className="text-ink-muted">O segredo de antes ainda assina até {formatQuando(anterior, hoje)}.</p>
      )}
      <div className="chamada-botoes">
        <Button
          variant="outline"
          size="s"
          icon="send-horizontal"
          loading={isTestando}
          onClick={() => void test()}
        >
          Enviar um teste
        </Button>
        <Button
          variant="ghost"
          size="s"
          icon={isAberto ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isAberto}
          aria-controls={`${id}-entregas`}
          onClick={() => (isAberto ? setAberto(false) : void open())}
        >
          Entregas
        </Button>
      </div>
      <div id={`${id}-entregas`} hidden={!isAberto}>
        {isAberto && <Entregas idgancho={idgancho} nome={nome} doGancho={doGancho} hoje={hoje} />}
      </div>
    </li>
  )
}

function Cabeca({ id, gancho, hoje, onAcao, onToggle }: Omit<CartaoProps, 'onEntrega'> & { id: string }) {
  const { ativo } = gancho
  const nome = nameGancho(gancho)
  const { nome: estado, tom, icone } = sayGancho(gancho, hoje)
  return (
    <header>
      <h3 id={id}>{nome}</h3>
      <Pill icon={icone} {...(tom && { tone: tom })}>
        {estado}
      </Pill>
      <div className="gancho-icones">
        <IconButton icon="pencil" label={`Editar ${nome}`} onClick={() => onAcao('editar')} />
        <IconButton
          icon={ativo ? 'pause' : 'play'}
          label={`${ativo ? 'Pausar' : 'Ligar'} ${nome}`}
          onClick={() => void onToggle()}
        />
        <IconButton
          icon="key-round"
          label={`Trocar o segredo de ${nome}`}
          onClick={() => onAcao('segredo')}
        />
        <IconButton icon="trash-2" label={`Apagar ${nome}`} onClick={() => onAcao('apagar')} />
      </div>
    </header>
  )
}
