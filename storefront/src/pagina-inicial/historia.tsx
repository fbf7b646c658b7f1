import type { CSSProperties } from 'react'

import type { ProdutoLista, SecaoDe } from '@vitrine/contract'
import { tintaSobre } from '@vitrine/rules/pagina-inicial'
import { buttonClass, Icon } from '@vitrine/ui'

import { Ligacao, Retrato, Trilho } from '#carrossel'
import { asPeca } from '#peca'
import { Cartao } from '#produto'
import { useLoja } from '#shell'

const sizes = { larga: '(min-width: 1440px) 640px, 46vw', alta: '100vw' }

/** A story or a recipe, with the products that it needs. */
export function Historia({
  secao,
  produtos,
}: {
  secao: SecaoDe<'HISTORIA'>
  produtos: readonly ProdutoLista[]
}) {
  const { id, titulo, receita } = secao
  const dela = secao.produtos.flatMap((cada) => produtos.find((produto) => produto.id === cada) ?? [])
  return (
    <section className="section pi-relato" id={id} aria-labelledby={`${id}-titulo`}>
      <Relato secao={secao} />
      {dela.length > 0 && (
        <div className="pi-historia-produtos" data-lista={titulo}>
          <h3>{receita ? 'O que vai na receita' : 'O que está na história'}</h3>
          <Trilho rotulo={titulo} forma="TRILHO">
            {dela.map((produto) => (
              <Cartao key={produto.id} produto={produto} />
            ))}
          </Trilho>
        </div>
      )}
    </section>
  )
}

/** What the store wrote of it, without its products. */
function RelatoInteiro({ secao }: { secao: SecaoDe<'HISTORIA'> }) {
  const { id, antetitulo, titulo, paragrafos, receita, botao, cor, arte } = secao
  return (
    <div
      className="pi-historia"
      style={
        {
          '--fundo': cor,
          '--tinta': tintaSobre(cor),
          '--sobre-tinta': cor,
        } as CSSProperties /* custom properties */
      }
    >
      <div className="pi-historia-foto">
        <Retrato arte={arte} sizes={sizes} />
      </div>
      <div className="pi-historia-texto">
        {antetitulo && <p className="pi-antetitulo">{antetitulo}</p>}
        <h2 id={`${id}-titulo`}>{titulo}</h2>
        {receita && (
          <p className="pi-receita">
            <Icon name="clock" size={16} /> {receita.tempo}
            <Icon name="users" size={16} /> {receita.rende}
          </p>
        )}
        {paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
        {receita && (
          <details>
            <summary>Modo de preparo</summary>
            <ol>
              {receita.passos.map((passo) => (
                <li key={passo}>{passo}</li>
              ))}
            </ol>
          </details>
        )}
        {botao && (
          <Ligacao destino={botao.destino} className={buttonClass({ variant: 'solid' })}>
            {botao.rotulo}
          </Ligacao>
        )}
      </div>
    </div>
  )
}

const Relato = import.meta.env.SSR ? asPeca(RelatoInteiro, useChave) : RelatoInteiro

function useChave({ secao }: { secao: SecaoDe<'HISTORIA'> }) {
  return ['relato', useLoja().slug, secao]
}
