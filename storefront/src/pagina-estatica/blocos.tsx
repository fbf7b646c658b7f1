import { lazy } from 'react'
import type { CSSProperties } from 'react'

import type { Bloco, Carrossel, LojaColeta } from '@vitrine/contract'

import { Foto } from '#imagem'
import { useLoja } from '#shell'
import { TextoRico } from '#texto-estatico'

import { FormularioDaPagina } from './formulario.tsx'
import { LojasDaPagina } from './lojas-da-pagina.tsx'
import { makeAncoras } from './make-ancoras.ts'
import { VideoDaPagina } from './video.tsx'

const UmaFileira = lazy(() => import('#fileira').then((m) => ({ default: m.UmaFileira })))

interface NaPagina {
  lojas: readonly LojaColeta[]
  carrosseis: readonly Carrossel[]
}

type BlocoDe<T extends Bloco['tipo']> = Extract<Bloco, { tipo: T }>

/**
 * The parts of a page in their order, each drawn by the shop: what a store writes never becomes markup (ux 1.17). Carousels that stand
 * on the page and that no block names come at its end.
 */
export function Blocos({ blocos, ...pagina }: { blocos: readonly Bloco[] } & NaPagina) {
  const ancoras = makeAncoras(blocos)
  const nomeados = new Set(blocos.flatMap((bloco) => (bloco.tipo === 'CARROSSEL' ? bloco.idcarrossel : [])))
  return (
    <>
      {blocos.map((bloco, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is drawn once; its parts never move
        <Parte key={`${bloco.tipo}-${i}`} bloco={bloco} ancora={ancoras.get(i) ?? ''} {...pagina} />
      ))}
      {pagina.carrosseis.map(({ idcarrossel }) =>
        nomeados.has(idcarrossel) ? null : (
          <FileiraDaPagina key={idcarrossel} idcarrossel={idcarrossel} {...pagina} />
        ),
      )}
    </>
  )
}

function Parte({ bloco, ancora, ...pagina }: { bloco: Bloco; ancora: string } & NaPagina) {
  switch (bloco.tipo) {
    case 'TITULO':
      return <Titulo bloco={bloco} ancora={ancora} />
    case 'TEXTO':
      return <Texto texto={bloco.texto} />
    case 'LISTA':
      return <Lista bloco={bloco} />
    case 'TABELA':
      return <Tabela bloco={bloco} />
    case 'IMAGEM':
      return <Figura bloco={bloco} />
    case 'VIDEO':
      return <VideoDaPagina {...bloco} />
    case 'PERGUNTAS':
      return <Perguntas bloco={bloco} />
    case 'MAPA':
      return <LojasDaPagina lojas={pagina.lojas} />
    case 'FORMULARIO':
      return <FormularioDaPagina {...bloco} />
    case 'CARROSSEL':
      return <FileiraDaPagina idcarrossel={bloco.idcarrossel} {...pagina} />
  }
}

/** Nothing where it does not stand now: it is over, or has nothing in it. */
function FileiraDaPagina({ idcarrossel, carrosseis }: { idcarrossel: string } & NaPagina) {
  const carrossel = carrosseis.find((cada) => cada.idcarrossel === idcarrossel)
  return carrossel ? (
    <div className="pagina-fileira print:hidden">
      <UmaFileira carrossel={carrossel} />
    </div>
  ) : null
}

function Titulo({ bloco: { nivel, texto }, ancora }: { bloco: BlocoDe<'TITULO'>; ancora: string }) {
  const H = `h${nivel}` as const
  return (
    <H id={ancora}>
      <a className="pagina-ancora" href={`#${ancora}`}>
        {texto}
      </a>
    </H>
  )
}

function Texto({ texto }: { texto: string }) {
  const { slug } = useLoja()
  return texto.split(/\n{2,}/).map((paragrafo) => (
    <p key={paragrafo}>
      <TextoRico texto={paragrafo} slug={slug} />
    </p>
  ))
}

function Lista({ bloco: { ordenada, itens } }: { bloco: BlocoDe<'LISTA'> }) {
  const { slug } = useLoja()
  const L = ordenada ? 'ol' : 'ul'
  return (
    <L>
      {itens.map((item) => (
        <li key={item}>
          <TextoRico texto={item} slug={slug} />
        </li>
      ))}
    </L>
  )
}

/** Wider than a phone it moves within its own frame, which a keyboard reaches. */
function Tabela({ bloco: { legenda, colunas, linhas } }: { bloco: BlocoDe<'TABELA'> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <div className="pagina-tabela" role="region" aria-label={legenda} tabIndex={0}>
      <table>
        <caption>{legenda}</caption>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(([primeira = '', ...resto], linha) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={`${linha}-${primeira}`}>
              <th scope="row">{primeira}</th>
              {resto.map((celula, coluna) => (
                <td key={colunas[coluna + 1]}>{celula}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Figura({ bloco: { imagem, proporcao, legenda } }: { bloco: BlocoDe<'IMAGEM'> }) {
  return (
    <figure
      style={{ '--proporcao': proporcao, '--cor': imagem.cor } as CSSProperties /* custom properties */}
    >
      <Foto
        imagem={imagem}
        sizes="(min-width: 768px) 640px, 100vw"
        ate={1080}
        alt={imagem.alt}
        ratio={proporcao}
      />
      {legenda && <figcaption>{legenda}</figcaption>}
    </figure>
  )
}

function Perguntas({ bloco: { perguntas } }: { bloco: BlocoDe<'PERGUNTAS'> }) {
  return (
    <div className="pagina-perguntas">
      {perguntas.map(({ pergunta, resposta }) => (
        <details key={pergunta}>
          <summary>{pergunta}</summary>
          <Texto texto={resposta} />
        </details>
      ))}
    </div>
  )
}
