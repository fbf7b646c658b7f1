import { Form, useNavigation } from 'react-router'

import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { describeStatus } from '@vitrine/rules/pedido'
import { Button, Notice, TextInput } from '@vitrine/ui'

import type { PedidoLido } from './load-acessos.ts'
import { NovoAcesso } from './novo-acesso.tsx'

/** Looks an order up by its number: it is shown under an access alone, and where there is none that is where one is opened. */
export function ConsultaDePedido({ lido, idacesso }: { lido: PedidoLido | null; idacesso: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="operacao-secao" aria-labelledby="consulta">
      <h2 id="consulta">Consultar um pedido</h2>
      <Form className="operacao-consulta">
        <TextInput
          name="pedido"
          label="Número do pedido"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          key={lido?.num}
          defaultValue={lido?.num}
          error={lido?.erro}
          required
        />
        <Button type="submit" variant="outline" loading={isBusy}>
          Consultar
        </Button>
      </Form>
      {lido?.fechado && (
        <>
          <Notice tone="warning" icon="lock" live="status">
            O pedido {lido.num} é de um cliente de {lido.fechado.loja}. Abra um acesso a esta loja para vê-lo:
            o pedido continua aqui.
          </Notice>
          <NovoAcesso
            idacesso={idacesso}
            lojas={[{ idfornecedor: lido.fechado.idfornecedor, nome: lido.fechado.loja }]}
          />
        </>
      )}
      {lido?.pedido && <Pedido {...lido.pedido} />}
    </section>
  )
}

type Lido = NonNullable<PedidoLido['pedido']>

function Pedido({
  numpedido,
  status,
  cliente,
  criado_em,
  totalapagar,
  formaPagamento,
  itens,
  historico,
}: Lido) {
  return (
    <article className="operacao-pedido" aria-labelledby="pedido-lido">
      <h3 id="pedido-lido">
        Pedido {numpedido} · {describeStatus(status).rotulo}
      </h3>
      <p>
        {cliente.nome} · {cliente.email}
        {cliente.telefone && ` · ${cliente.telefone}`}
      </p>
      <p>
        {formatMomento(criado_em, FUSO_PADRAO)} ·{' '}
        {totalapagar === null ? 'a combinar' : formatReais(totalapagar)} · {formaPagamento.nome}
      </p>
      <ul>
        {itens.map(({ sequencia, nome, quantidade }) => (
          <li key={sequencia}>
            {quantidade} × {nome}
          </li>
        ))}
      </ul>
      <h4>O que aconteceu</h4>
      <ol>
        {historico.map((passo) => (
          <li key={`${passo.status} ${passo.quando}`}>
            {formatMomento(passo.quando, FUSO_PADRAO)}: {describeStatus(passo.status).rotulo}
          </li>
        ))}
      </ol>
    </article>
  )
}
