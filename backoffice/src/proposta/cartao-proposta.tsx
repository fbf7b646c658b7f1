import { useContext } from 'react'
import { Link } from 'react-router'

import type { GradeDaNegociacao, MensagemChat } from '@vitrine/contract'
import { Skeleton } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import { Espelho } from './espelho.tsx'
import { fins } from './fins.ts'
import { GradeContext, useGrade } from './use-grade.ts'

interface CartaoPropostaProps {
  conteudo: Extract<MensagemChat['conteudo'], { tipo: 'PROPOSTA' }>
  /** Whose cart it is; null: it is known of nobody. */
  idcliente: string | null
  /** Of several offers in a room the newest is alive. */
  isViva: boolean
}

/** An offer in the thread, as it is now: what it says, and what the client answered. */
export function CartaoProposta({ conteudo, idcliente, isViva }: CartaoPropostaProps) {
  if (!isViva || idcliente === null)
    return <p className="msg msg-retirada">Uma proposta de antes: a mais nova está abaixo.</p>
  return <Viva conteudo={conteudo} idcliente={idcliente} />
}

function Viva({ conteudo, idcliente }: { conteudo: CartaoPropostaProps['conteudo']; idcliente: string }) {
  const { idfornecedor, slug } = useTrabalho().loja
  const grade = useGrade({ idfornecedor, idcliente })
  const isDaTela = useContext(GradeContext) !== null
  if (grade === undefined) return <Skeleton className="h-40 w-[316px] max-w-full rounded-lg" />
  if (grade === null) return <p className="msg msg-retirada">Não conseguimos ler a proposta.</p>
  const { negociacao, encerrada } = grade
  if (negociacao?.idnegociacao !== conteudo.idnegociacao)
    return (
      <p className="msg msg-retirada">
        {negociacao === null && encerrada ? fins[encerrada.estado] : 'Esta proposta já terminou.'}
      </p>
    )
  return (
    <>
      <Espelho grade={grade} faixa={sayProposta(conteudo, grade)} />
      {!isDaTela && (
        <Link className="link mt-1 inline-block" to={urlsPainel.negociacao(slug, idcliente)}>
          Abrir negociação
        </Link>
      )}
    </>
  )
}

function sayProposta(
  { pede_aceite }: CartaoPropostaProps['conteudo'],
  { linhas }: GradeDaNegociacao,
): string {
  const ofertas = linhas.filter(({ precoatendente }) => precoatendente !== null)
  if (ofertas.length > 0 && ofertas.every(({ situacao }) => situacao === 'ACEITO')) return 'Proposta aceita'
  return pede_aceite ? 'Proposta, à espera de aceite' : 'Proposta'
}
