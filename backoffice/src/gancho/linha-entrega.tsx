import { useId, useState } from 'react'

import type { EntregaGancho } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Pill } from '@vitrine/ui'

import { CorpoEntrega } from './corpo-entrega.tsx'
import { sayEvento } from './eventos-ditos.ts'
import { sayEntrega } from './say-gancho.ts'

interface LinhaProps {
  idgancho: string
  entrega: EntregaGancho
  hoje: Hoje
  onDeNovo: () => Promise<void>
}

/** One fact on its way to one address: when, what came of it, its text where one asks for it, and once more. */
export function LinhaEntrega({ idgancho, entrega, hoje, onDeNovo }: LinhaProps) {
  const { evento, numpedido, criado_em, tentada_em, duracao_ms, tentativas } = entrega
  const id = useId()
  const [isAberta, setAberta] = useState(false)
  const [isEspera, setEspera] = useState(false)
  const { nome, tom, icone, porque } = sayEntrega(entrega, hoje)
  const quando = formatQuando(tentada_em ?? criado_em, hoje)
  const qual = `${sayEvento(evento)}, ${quando}`
  async function sendDeNovo() {
    setEspera(true)
    await onDeNovo()
    setEspera(false)
  }
  return (
    <li className="gancho-entrega">
      <div>
        <p>
          <b>{sayEvento(evento)}</b>
          {numpedido !== null && <span> · pedido {numpedido}</span>}
        </p>
        <p className="text-ink-muted">
          {[
            quando,
            ...(duracao_ms === null ? [] : [`${duracao_ms} ms`]),
            pluralize(tentativas, 'tentativa', 'tentativas'),
          ].join(' · ')}
        </p>
        {porque && <p data-tom={tom}>{porque}</p>}
      </div>
      <Pill mini icon={icone} {...(tom && { tone: tom })}>
        {nome}
      </Pill>
      <div className="chamada-botoes">
        <Button
          variant="ghost"
          size="s"
          aria-expanded={isAberta}
          aria-controls={id}
          aria-label={`Ver o conteúdo: ${qual}`}
          onClick={() => setAberta(!isAberta)}
        >
          Ver o conteúdo
        </Button>
        <Button
          variant="outline"
          size="s"
          icon="rotate-cw"
          loading={isEspera}
          aria-label={`Enviar de novo: ${qual}`}
          onClick={() => void sendDeNovo()}
        >
          Enviar de novo
        </Button>
      </div>
      <div id={id} hidden={!isAberta}>
        {isAberta && <CorpoEntrega idgancho={idgancho} entrega={entrega} qual={qual} />}
      </div>
    </li>
  )
}
