import { useState } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, TextInput } from '@vitrine/ui'

import { sayPreco } from '#grade'
import { api } from '#shell'

import { sayMargem } from './say-desconto.ts'
import type { LinhaNaTela } from './preview-mesa.ts'
import type { Mesa } from './use-mesa.ts'

/** Prices beyond the limits: who is waited for, and, for a supervisor, the answer (mockup 22). */
export function Aprovacao({ mesa }: { mesa: Mesa }) {
  const { grade, linhas, abaixo } = mesa
  const pedidas = linhas.filter(({ pedido_supervisor }) => pedido_supervisor)
  if (!grade.aberto || (pedidas.length === 0 && abaixo.size === 0)) return null
  const isSupervisor = grade.limites.papel === 'fornecedor'
  const quem = isSupervisor ? 'você' : (grade.supervisores[0]?.split(' ')[0] ?? 'o supervisor')
  return (
    <section aria-labelledby="og-aprovacao" className="og-aprovacao">
      <h2 id="og-aprovacao">Aprovação</h2>
      <p>
        <Icon name="shield" />
        <span>
          <b>
            {pedidas.length > 0
              ? `${pluralize(pedidas.length, 'linha espera', 'linhas esperam')} ${quem}`
              : `${pluralize(abaixo.size, 'linha abaixo do piso', 'linhas abaixo do piso')}`}
          </b>
          <small>
            {pedidas.map(
              ({ nome, pedido_supervisor }) => `${nome} a ${sayPreco(pedido_supervisor?.preco ?? null)}. `,
            )}
            {`Enviar v${grade.rascunho.versao} libera depois da resposta ou usando o piso.`}
          </small>
        </span>
      </p>
      {isSupervisor && (
        <ul aria-label="Preços a aprovar">
          {pedidas.map((linha) => (
            <Pedida key={linha.sequencia} linha={linha} mesa={mesa} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Pedida({ linha, mesa }: { linha: LinhaNaTela; mesa: Mesa }) {
  const { sequencia, nome, pedido_supervisor: pedido } = linha
  const [motivo, setMotivo] = useState('')
  const [isEspera, setEspera] = useState(false)
  if (!pedido) return null
  async function decide(aprova: boolean) {
    setEspera(true)
    if (await mesa.flush()) {
      const resposta = await api('PUT /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}/alcada', {
        params: { num: mesa.grade.numpedido, sequencia },
        body: { visto: mesa.current().rascunho.revisao, aprova, motivo },
      })
      if (resposta.ok) mesa.take(resposta.dados)
      else await mesa.tell(resposta)
    }
    setEspera(false)
  }
  return (
    <li aria-label={nome}>
      <b>{nome}</b>
      <small>
        {[
          `${sayPreco(pedido.preco)} em vez de ${sayPreco(linha.tabela)}`,
          pedido.margem !== null && `margem de ${sayMargem(pedido.margem)}`,
          `pedido por ${pedido.por}`,
          pedido.motivo && `“${pedido.motivo}”`,
          !pedido.posso && 'passa também do seu limite',
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <TextInput
        label={`Por quê, sobre ${nome}`}
        hideLabel
        small
        placeholder="Por quê (opcional)"
        maxLength={300}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <div>
        <Button size="s" disabled={!pedido.posso} loading={isEspera} onClick={() => void decide(true)}>
          Aprovar
        </Button>
        <Button size="s" variant="outline" disabled={isEspera} onClick={() => void decide(false)}>
          Recusar
        </Button>
      </div>
    </li>
  )
}
