import { Form, useNavigation } from 'react-router'

import type { MeuRequerimento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { Button, Icon, Pill } from '@vitrine/ui'

import { ResumoErro, SemConexao, useConexao } from '#acesso'

import type { EstadoPedido } from './change-dados.ts'
import { estados, sayPrazo, tipos } from './say-pedidos.ts'

interface PedidoProps {
  pedido: MeuRequerimento
  /** Why it could not be taken back. */
  recusado: EstadoPedido | null
}

/** One request: what, since when, until when, what the store answered, and the way to take it back. */
export function PedidoALoja({ pedido, recusado }: PedidoProps) {
  const { idrequerimento, protocolo, tipo, estado, descricao, recebido_em, resposta, porque } = pedido
  const titulo = `pedido-${idrequerimento}`
  const { nome, tone } = estados[estado]
  return (
    <li className="border-b border-line-soft py-3">
      <article aria-labelledby={titulo}>
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={titulo} className="font-semibold">
            {tipos[tipo]}
          </h3>
          <Pill tone={tone}>{nome}</Pill>
        </div>
        <p className="text-ink-muted">
          Protocolo <b className="num">{protocolo}</b>, de {formatDia(recebido_em)}.
          {estado === 'ABERTO' && ` ${sayPrazo(pedido)}`}
        </p>
        {descricao && <p className="mt-1 whitespace-pre-line">{descricao}</p>}
        {porque && <p className="mt-1 text-ink-muted">Motivo: {porque}.</p>}
        {resposta && (
          <p className="mt-1 whitespace-pre-line">
            <b>Resposta da loja:</b> {resposta}
          </p>
        )}
        {recusado?.erro && <ResumoErro ocorrencia={recusado}>{recusado.erro}</ResumoErro>}
        {estado === 'ABERTO' && <Retirada pedido={pedido} />}
      </article>
    </li>
  )
}

/** Behind a fold: the store stops answering. */
function Retirada({ pedido: { idrequerimento, protocolo } }: { pedido: MeuRequerimento }) {
  const { state, formData } = useNavigation()
  const { aviso, guard } = useConexao()
  return (
    <details>
      <summary className="flex min-h-tap items-center gap-2">
        Retirar este pedido
        <Icon name="chevron-down" size={16} />
      </summary>
      {aviso && <SemConexao texto={aviso} />}
      <Form method="post" onSubmit={guard}>
        <input type="hidden" name="acao" value="retirar" />
        <input type="hidden" name="id" value={idrequerimento} />
        <p className="mb-2 text-ink-muted">
          A loja deixa de responder a ele. Se mudar de ideia, é só pedir de novo.
        </p>
        <Button
          type="submit"
          variant="outline"
          aria-label={`Retirar o pedido ${protocolo}`}
          loading={state !== 'idle' && formData?.get('id') === idrequerimento}
        >
          Retirar
        </Button>
      </Form>
    </details>
  )
}
