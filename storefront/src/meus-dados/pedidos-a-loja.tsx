import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'

import type { MeuRequerimento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { Notice } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import type { changeDados, EstadoPedido } from './change-dados.ts'
import { FormularioDePedido } from './formulario-de-pedido.tsx'
import { PedidoALoja } from './pedido-a-loja.tsx'

interface PedidosProps {
  /** Null: they could not be read. */
  pedidos: readonly MeuRequerimento[] | null
  /** Id of the next one: the same for both presses of one button. */
  novo: string
}

/** What somebody asks of this store about its data, and what became of it (LGPD art. 18, 19). */
export function PedidosALoja({ pedidos, novo }: PedidosProps) {
  const { nome } = useLoja()
  const dita = useActionData<typeof changeDados>()
  const estado = dita && dita.acao !== 'excluir' ? dita : undefined
  const pedido = estado?.acao === 'pedir' ? estado : undefined
  const [enviado, setEnviado] = useState('')
  const agora = pedido?.feito?.protocolo
  if (agora && agora !== enviado) setEnviado(agora)
  return (
    <section id="pedidos" className="mt-10" aria-labelledby="pedir">
      <h2 id="pedir">Pedir à loja</h2>
      <p className="mt-1 mb-4 text-ink-muted">
        Só {nome} recebe o pedido. A lei dá 15 dias para a resposta completa, que chega por e-mail e aparece
        aqui.
      </p>
      <Feito feito={estado?.feito ?? null} />
      <Pedidos pedidos={pedidos} estado={estado} />
      {/* Emptied by a request that left, and by nothing else. */}
      <FormularioDePedido key={enviado} novo={novo} estado={pedido && !pedido.feito ? pedido : undefined} />
    </section>
  )
}

interface ListaProps extends Pick<PedidosProps, 'pedidos'> {
  estado: EstadoPedido | undefined
}

function Pedidos({ pedidos, estado }: ListaProps) {
  if (!pedidos)
    return (
      <NaoLido titulo="Não conseguimos ler os seus pedidos">O que você já pediu continua valendo.</NaoLido>
    )
  if (pedidos.length === 0) return null
  const recusado = estado?.acao === 'retirar' ? estado : undefined
  return (
    <ul className="mb-6" aria-label="Os seus pedidos">
      {pedidos.map((pedido) => (
        <PedidoALoja
          key={pedido.idrequerimento}
          pedido={pedido}
          recusado={recusado?.id === pedido.idrequerimento ? recusado : null}
        />
      ))}
    </ul>
  )
}

/** What was done just now, with the focus on it: the button that did it is another one by now. */
function Feito({ feito }: { feito: Pick<MeuRequerimento, 'protocolo' | 'estado' | 'prazo'> | null }) {
  const onde = useRef<HTMLDivElement>(null)
  useEffect(() => onde.current?.focus(), [feito])
  if (!feito) return null
  return (
    <div ref={onde} tabIndex={-1} className="mb-4">
      <Notice tone="success" live="status">
        {feito.estado === 'RETIRADO'
          ? `Pedido ${feito.protocolo} retirado.`
          : `Pedido enviado. O protocolo é ${feito.protocolo}, e a resposta chega até ${formatDia(feito.prazo)}.`}
      </Notice>
    </div>
  )
}
