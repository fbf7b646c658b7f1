import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { GradeDaNegociacao, SalaChat } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { mayTakeOver } from '@vitrine/rules/negociacao'
import { Button } from '@vitrine/ui'

import { FechamentoDoPedido } from '#fechamento'
import type { Negociacao } from '#grade'
import { api, urlsPainel, useTrabalho } from '#shell'

import { Liberacao } from './liberacao.tsx'
import { Pergunta } from './pergunta.tsx'
import { say } from './say.ts'

interface AcoesDaNegociacaoProps {
  negociacao: Negociacao
  /** Where one talks with the client; null: nowhere yet. */
  sala: SalaChat | null
}

/** What may be done with the whole cart, by who holds it. */
export function AcoesDaNegociacao({ negociacao, sala }: AcoesDaNegociacaoProps) {
  const { posse } = negociacao.grade
  if (posse?.minha) return <Minha negociacao={negociacao} sala={sala} />
  if (posse) return <DeOutro negociacao={negociacao} posse={posse} />
  return (
    <Button variant="negotiate" icon="lock" onClick={() => take(negociacao, false)}>
      Bloquear para negociar
    </Button>
  )
}

const take = ({ params, act }: Negociacao, assume: boolean) =>
  void act(api('POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse', { params, body: { assume } }))

interface DeOutroProps {
  negociacao: Negociacao
  posse: NonNullable<GradeDaNegociacao['posse']>
}

/** A colleague negotiates: a supervisor takes over, and anybody once the colleague is gone. */
function DeOutro({ negociacao, posse: { atendente, ausente } }: DeOutroProps) {
  const { papel } = useTrabalho()
  const [asks, setAsks] = useState(false)
  const meu = papel === 'fornecedor' ? 'fornecedor' : 'atendente'
  if (!mayTakeOver({ isDono: false, papel: meu, ausente }))
    return <span className="text-ink-muted">{`${atendente} está negociando.`}</span>
  return (
    <>
      <Button variant="negotiate" onClick={() => setAsks(true)}>
        Assumir
      </Button>
      <Pergunta
        open={asks}
        titulo="Assumir a negociação?"
        confirma="Assumir"
        onClose={() => setAsks(false)}
        onConfirm={() => take(negociacao, true)}
      >
        {`${atendente} é avisado e não altera mais este carrinho. Os preços ficam.`}
      </Pergunta>
    </>
  )
}

function Minha({ negociacao, sala }: AcoesDaNegociacaoProps) {
  const { grade, params, act } = negociacao
  const { somas, linhas, aguarda_supervisor } = grade
  const { slug } = useTrabalho().loja
  const navigate = useNavigate()
  const [aberta, setAberta] = useState<'desbloquear' | 'liberar' | 'fechar' | null>(null)
  const close = () => setAberta(null)
  const isVazio = linhas.length === 0 || undefined
  const unlock = () =>
    void act(api('DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse', { params }))
  return (
    <>
      <Button variant="outline" onClick={() => setAberta('desbloquear')}>
        Desbloquear
      </Button>
      <Button variant="outline" aria-disabled={isVazio} onClick={() => setAberta('liberar')}>
        Liberar com preços
      </Button>
      <Button variant="negotiate" aria-disabled={isVazio} onClick={() => setAberta('fechar')}>
        {somas.total === null ? 'Fechar pedido' : `Fechar pedido • ${formatReais(somas.total)}`}
      </Button>
      <Pergunta
        open={aberta === 'desbloquear'}
        titulo="Desbloquear o carrinho?"
        confirma="Desbloquear"
        onClose={close}
        onConfirm={unlock}
      >
        {sayPerda(grade)}
      </Pergunta>
      <Liberacao
        open={aberta === 'liberar'}
        negociacao={negociacao}
        aguarda={aguarda_supervisor}
        onClose={close}
      />
      {aberta === 'fechar' && (
        <FechamentoDoPedido
          negociacao={negociacao}
          onClose={close}
          onFechado={({ numpedido, isPix }) => {
            // The cart is empty now: one goes on to the others, or with the client to what it pays.
            if (!sala) return void navigate(urlsPainel.carrinhos(slug))
            say(sala, { tipo: isPix ? 'PIX' : 'PEDIDO', numpedido })
            void navigate(urlsPainel.conversa(slug, sala.sala))
          }}
        />
      )}
    </>
  )
}

function sayPerda({ somas, linhas }: GradeDaNegociacao): string {
  const negociadas = linhas.filter(({ precoatendente }) => precoatendente !== null).length
  if (negociadas === 0) return 'O cliente volta a comprar sozinho. Nenhum preço foi negociado.'
  const perda = somas.desconto ? ` O cliente perde ${formatReais(somas.desconto)} de desconto.` : ''
  return `Os preços negociados saem e os totais voltam aos da tabela.${perda} Para manter os preços, use “Liberar com preços”.`
}
