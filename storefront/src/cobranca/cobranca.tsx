import { useRevalidator } from 'react-router'

import { Button, EmptyState, Notice } from '@vitrine/ui'

import { PixFaturas } from '#fatura'
import { useIsEquipe, useOffline, useOpenPainel, useSessao } from '#shell'
import type { ConteudoProps } from '#shell'

import { APagar } from './a-pagar.tsx'
import { DoPedido } from './do-pedido.tsx'
import { painelOf, type Meio } from './meio.ts'
import { PorNumero } from './por-numero.tsx'
import { useAlvo } from './use-alvo.ts'

/**
 * `#pix` and `#cartao`: what is owed, paid without leaving the screen (§2). Without a connection it says so, above what was read
 * before.
 */
export function Cobranca({ id }: ConteudoProps) {
  const meio: Meio = id === painelOf.CARTAO ? 'CARTAO' : 'PIX'
  const isOffline = useOffline()
  return (
    <>
      {isOffline && (
        <Notice icon="wifi-off" live="status" className="mb-4">
          Sem conexão. O que está aqui continua valendo, e muda sozinho quando ela voltar.
        </Notice>
      )}
      <Conteudo meio={meio} />
    </>
  )
}

/** Of the order or invoices that it was opened for, else everything that can be paid now. */
function Conteudo({ meio }: { meio: Meio }) {
  const sessao = useSessao()
  const isEquipe = useIsEquipe()
  const { revalidate } = useRevalidator()
  const { daTela, numpedido, cobranca } = useAlvo()
  if (!sessao) return <SemLogin />
  if (daTela) return <DoPedido pedido={daTela} meio={meio} reread={revalidate} />
  if (numpedido !== null) return <PorNumero key={numpedido} numpedido={numpedido} meio={meio} />
  if (cobranca && meio === 'PIX') return <PixFaturas cobranca={cobranca} estreito />
  if (!sessao.idcliente)
    return (
      <EmptyState icon="users" title={isEquipe ? 'Seu acesso não compra' : 'Escolha um cliente'}>
        {isEquipe
          ? 'Aqui paga quem compra: pedidos e faturas são da conta dos clientes.'
          : 'O que há para pagar é de cada cliente.'}
      </EmptyState>
    )
  return <APagar key={sessao.idcliente} idcliente={sessao.idcliente} meio={meio} />
}

function SemLogin() {
  const open = useOpenPainel()
  return (
    <EmptyState
      icon="user"
      title="Entre para pagar"
      action={<Button onClick={() => open('login')}>Entrar</Button>}
    >
      Seus pedidos e faturas aparecem aqui depois do login.
    </EmptyState>
  )
}
