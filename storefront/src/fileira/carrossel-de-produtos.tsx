import { useRef } from 'react'
import type { CSSProperties } from 'react'

import type { Carrossel, SecaoDe } from '@vitrine/contract'
import { formatFim } from '@vitrine/rules/pagina-inicial'
import { Button, SkeletonCard } from '@vitrine/ui'

import { Cabeca, EstiloDoTrilho, Trilho, useProdutos } from '#carrossel'
import { asPeca } from '#peca'
import { Cartao } from '#produto'
import { useLoja, useRaiz, useTag } from '#shell'

export interface CarrosselDeProdutosProps {
  /** What the screen says of the row; a home says more. */
  secao: Pick<SecaoDe<'CARROSSEL'>, 'id' | 'forma'> & Partial<SecaoDe<'CARROSSEL'>>
  carrossel: Carrossel
  /** Of the store; with `ate` the row says until when. */
  hoje?: string
  /** No picture stands above it: its first cards are what is seen first. */
  isPrimeiro?: boolean
}

function CarrosselInteiro({ secao, carrossel, hoje, isPrimeiro = false }: CarrosselDeProdutosProps) {
  const { titulo, subtitulo, destino, limite, dispositivos } = carrossel
  const ref = useRef<HTMLDivElement>(null)
  const { variacaoPix } = useRaiz()
  const isSemPreco = useTag('support-budget')
  const lido = useProdutos(carrossel, ref)
  const n = lido.situacao === 'pronto' ? lido.produtos.length : limite
  if (n === 0) return null
  return (
    <section
      className="section pi-produtos"
      id={secao.id}
      data-forma={secao.forma}
      // How much room it takes while it is too far below to be laid out is reckoned from that (secao.css).
      style={{ '--n': n } as CSSProperties /* a custom property */}
      data-so={dispositivos.length === 1 ? dispositivos[0] : undefined}
      data-destaque={secao.destaque || undefined}
      data-lista={titulo}
      data-pix={(variacaoPix !== null && !isSemPreco) || undefined}
      aria-labelledby={`${secao.id}-titulo`}
    >
      <Cabeca
        id={secao.id}
        titulo={titulo}
        subtitulo={subtitulo}
        fim={secao.ate && hoje && formatFim(secao.ate, hoje)}
        destino={destino}
      />
      <Trilho ref={ref} rotulo={titulo} forma={secao.forma} busy={lido.situacao === 'esperando'}>
        {lido.situacao === 'pronto' ? (
          lido.produtos.map((produto, i) => (
            <Cartao key={produto.id} produto={produto} priority={isPrimeiro && i === 0} />
          ))
        ) : (
          <Espera lugares={secao.forma === 'GRADE' ? limite : Math.min(limite, 6)} />
        )}
      </Trilho>
      {lido.situacao === 'falhou' && (
        <p className="pi-falha" role="alert">
          Estes produtos não carregaram.{' '}
          <Button size="s" variant="outline" onClick={lido.retry}>
            Tentar de novo
          </Button>
        </p>
      )}
    </section>
  )
}

/** Products of a carousel under its title; its room is kept from the beginning. */
export const CarrosselDeProdutos = import.meta.env.SSR
  ? asPeca(CarrosselInteiro, useChave, EstiloDoTrilho)
  : CarrosselInteiro

/** As long as it waits for its products: cards are pieces of their own. */
function useChave({ secao, carrossel, hoje }: CarrosselDeProdutosProps) {
  const { slug } = useLoja()
  const { variacaoPix } = useRaiz()
  const isSemPreco = useTag('support-budget')
  if (carrossel.produtos || carrossel.limite === 0) return null
  return ['fileira', slug, secao, carrossel, secao.ate && hoje, variacaoPix !== null && !isSemPreco]
}

function Espera({ lugares }: { lugares: number }) {
  return Array.from({ length: lugares }, (_, i) => (
    <li key={i} className="contents">
      <SkeletonCard />
    </li>
  ))
}
