import { useState } from 'react'
import type { ReactNode } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'
import { formatPercentual, formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { sayPreco } from './say-preco.ts'
import type { Edicao, Edicoes } from './use-edicoes.ts'
import type { Negociacao } from './use-negociacao.ts'

interface AvisosProps {
  negociacao: Negociacao
  edicoes: Edicoes
  mayEdit: boolean
}

/** What waits for an answer: prices beyond the limits, what the client asks, what a supervisor is asked, what two changed at once. */
export function AvisosDaGrade({ negociacao, edicoes, mayEdit }: AvisosProps) {
  const { linhas } = negociacao.grade
  return (
    <div className="ng-avisos">
      {edicoes.pendentes.map((edicao) => {
        const linha = linhas.find(({ id }) => id === edicao.id)
        return linha && <Recusada key={edicao.id + edicao.campo} {...{ edicao, linha, edicoes }} />
      })}
      {linhas.map((linha) => (
        <div key={linha.id}>
          {mayEdit && linha.contraproposta && <Contraproposta {...{ linha, negociacao, edicoes }} />}
          {mayEdit && linha.quantidade_proposta !== null && <Quantidade {...{ linha, edicoes }} />}
          {linha.pedido_supervisor && <PedidoAoSupervisor {...{ linha, negociacao }} />}
        </div>
      ))}
    </div>
  )
}

function Aviso({ titulo, children, acoes }: { titulo: string; children: ReactNode; acoes: ReactNode }) {
  return (
    <Notice tone="warning" live="status" title={titulo}>
      {children}
      <div className="mt-2 flex flex-wrap items-end gap-3">{acoes}</div>
    </Notice>
  )
}

/** What was typed and is not the shop's: what can be done about it. */
function Recusada({ edicao, linha, edicoes }: { edicao: Edicao; linha: LinhaDaGrade; edicoes: Edicoes }) {
  const { campo, valor, recusa } = edicao
  const drop = (
    <Button variant="outline" size="s" onClick={() => edicoes.drop(edicao)}>
      {campo === 'precoatendente' && linha.precoatendente !== null
        ? `Manter ${sayPreco(linha.precoatendente)}`
        : 'Deixar como está'}
    </Button>
  )
  const dito = campo === 'precoatendente' ? sayPreco(valor) : formatQuantidade(valor ?? 0, linha.unidade)
  if (edicao.estado === 'conflito')
    return (
      <Aviso
        titulo={`${linha.nome} mudou enquanto isso.`}
        acoes={
          <>
            <Button size="s" onClick={() => edicoes.insist(edicao, { visto: linha.revisao })}>
              {`Gravar ${dito}`}
            </Button>
            {drop}
          </>
        }
      >
        {`Agora está em ${sayPreco(linha.precoatendente ?? linha.tabela)}, ${formatQuantidade(linha.quantidade, linha.unidade)}.`}
      </Aviso>
    )
  if (edicao.estado !== 'limite') return null
  return (
    <Aviso
      titulo={`${dito} em ${linha.nome}.`}
      acoes={<PedeSupervisor {...{ edicao, edicoes, linha }}>{drop}</PedeSupervisor>}
    >
      {recusa}
    </Aviso>
  )
}

interface PedeSupervisorProps {
  edicao: Edicao
  edicoes: Edicoes
  linha: LinhaDaGrade
  children: ReactNode
}

/** A supervisor reads why, and decides. */
function PedeSupervisor({ edicao, edicoes, linha, children }: PedeSupervisorProps) {
  const { papel } = useTrabalho()
  const [motivo, setMotivo] = useState('')
  // Beyond the supervisor's own limits nobody decides.
  if (papel === 'fornecedor') return children
  return (
    <>
      <TextInput
        small
        label="Por quê?"
        optional
        maxLength={300}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button
        size="s"
        onClick={() => edicoes.insist(edicao, { pede_supervisor: true, motivo, visto: linha.revisao })}
      >
        Pedir ao supervisor
      </Button>
      {children}
    </>
  )
}

interface DaLinhaProps {
  linha: LinhaDaGrade
  negociacao: Negociacao
  edicoes: Edicoes
}

function Contraproposta({ linha, edicoes, negociacao }: DaLinhaProps) {
  const { contraproposta, precoatendente, unidade } = linha
  const { piso_margem } = negociacao.grade.limites
  if (!contraproposta) return null
  const { preco, por, margem, alcada, motivo } = contraproposta
  const isAbaixo = margem !== null && margem < piso_margem
  return (
    <Aviso
      titulo={`Contraproposta em ${linha.nome}:`}
      acoes={
        <>
          <Button
            size="s"
            onClick={() => {
              // What the limits do not allow comes back as a price that a supervisor is asked for.
              edicoes.save(linha, 'precoatendente', preco)
            }}
          >
            {alcada === 'LIVRE' ? `Aceitar ${sayPreco(preco)}` : 'Pedir ao supervisor'}
          </Button>
          {precoatendente !== null && (
            <Button
              variant="outline"
              size="s"
              onClick={() => edicoes.save(linha, 'precoatendente', precoatendente)}
            >
              {`Manter ${sayPreco(precoatendente)}`}
            </Button>
          )}
        </>
      }
    >
      {`${por} pediu ${sayPreco(preco)} por ${unidade}.`}
      {margem !== null &&
        ` Margem de ${formatPercentual(margem)}%${isAbaixo ? `, abaixo do piso de ${formatPercentual(piso_margem)}%` : ''}.`}
      {motivo && ` “${motivo}”`}
    </Aviso>
  )
}

function Quantidade({ linha, edicoes }: Omit<DaLinhaProps, 'negociacao'>) {
  const { quantidade_proposta, quantidade, unidade, nome } = linha
  if (quantidade_proposta === null) return null
  return (
    <Aviso
      titulo={`Outra quantidade de ${nome}:`}
      acoes={
        <>
          <Button size="s" onClick={() => edicoes.save(linha, 'quantidade', quantidade_proposta)}>
            {`Aceitar ${formatQuantidade(quantidade_proposta, unidade)}`}
          </Button>
          <Button variant="outline" size="s" onClick={() => edicoes.save(linha, 'quantidade', quantidade)}>
            {`Manter ${formatQuantidade(quantidade, unidade)}`}
          </Button>
        </>
      }
    >
      {`O cliente pediu ${formatQuantidade(quantidade_proposta, unidade)}.`}
    </Aviso>
  )
}

/** A price beyond the limits of who asked for it: decided by a supervisor, waited for by the others. */
function PedidoAoSupervisor({ linha, negociacao }: Omit<DaLinhaProps, 'edicoes'>) {
  const { papel } = useTrabalho()
  const { pedido_supervisor, nome, revisao, id: idlinha } = linha
  if (!pedido_supervisor) return null
  const { preco, por, motivo, margem, desconto } = pedido_supervisor
  const decide = (aprova: boolean) =>
    void negociacao.act(
      api('PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/alcada', {
        params: { ...negociacao.params, idlinha },
        body: { visto: revisao, aprova },
      }),
    )
  return (
    <Aviso
      titulo={`${por} pede ${sayPreco(preco)} em ${nome}.`}
      acoes={
        papel === 'fornecedor' && (
          <>
            <Button size="s" onClick={() => decide(true)}>
              {`Aprovar ${sayPreco(preco)}`}
            </Button>
            <Button variant="outline" size="s" onClick={() => decide(false)}>
              Não aprovar
            </Button>
          </>
        )
      }
    >
      {`Desconto de ${formatPercentual(Math.abs(desconto))}%`}
      {margem !== null && `, margem de ${formatPercentual(margem)}%`}.{motivo && ` “${motivo}”`}
      {papel !== 'fornecedor' && ' Aguarda um supervisor.'}
    </Aviso>
  )
}
