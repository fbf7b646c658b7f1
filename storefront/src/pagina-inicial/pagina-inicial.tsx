import { lazy } from 'react'
import { Link } from 'react-router'

import type { Secao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { buttonClass } from '@vitrine/ui'

import { Cabeca, CarrosselDeImagens } from '#carrossel'
import { CarrosselDeProdutos, LugarDasFileiras } from '#fileira'
import { asPeca } from '#peca'
import { LinkColagem } from '#revisao'
import { useLoja } from '#shell'

import { Banners } from './banners.tsx'
import { TituloDoInicio } from './titulo-do-inicio.tsx'
import { Categorias } from './categorias.tsx'
import { Hero } from './hero.tsx'
import { Historia } from './historia.tsx'
import type { DadosDoInicio as Pagina } from './load-pagina-inicial.ts'
import { Lojas } from './lojas.tsx'
import { Marcas } from './marcas.tsx'
import estilo from './pagina-inicial.css?url'

// Not every home has them. No Suspense around: the server sends them whole, without script too.
const Colecao = lazy(() => import('./colecao.tsx').then((m) => ({ default: m.Colecao })))
const Repeticao = lazy(() => import('./repeticao.tsx').then((m) => ({ default: m.Repeticao })))

const consulta = { page: 'HOME' } as const

/** The composed home of a store (readings 8, ux 2.1): the sections that it wrote, in its order. */
export function PaginaInicial({ pagina }: { pagina: Pagina }) {
  const { nome, slug, idfornecedor } = useLoja()
  const hasTitulo = pagina.secoes[0]?.tipo === 'HERO'
  return (
    // A queue of its own for each store: what the one before still waited for is nobody's any more.
    <LugarDasFileiras key={idfornecedor} consulta={consulta}>
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <TituloDoInicio />
      <main className="wrap pi">
        {!hasTitulo && <h1 className="sr-only">{nome}</h1>}
        {pagina.secoes.map((secao, i) => (
          <UmaParte key={secao.id} secao={secao} pagina={pagina} posto={i} />
        ))}
        <footer className="pi-pe">
          <Link className={buttonClass({ variant: 'outline' })} to={urls.catalogo(slug)}>
            Ver todos os produtos
          </Link>
          <LinkColagem className="link pi-colar" />
        </footer>
      </main>
    </LugarDasFileiras>
  )
}

interface ParteProps {
  secao: Secao
  pagina: Pagina
  posto: number
}

function Parte({ secao, pagina, posto }: ParteProps) {
  switch (secao.tipo) {
    case 'HERO':
      return <Hero secao={secao} isPrimeira={posto === 0} />
    case 'CATEGORIAS':
      return <Categorias secao={secao} categorias={pagina.categorias} />
    case 'CARROSSEL': {
      const carrossel = pagina.carrosseis.find(({ idcarrossel }) => idcarrossel === secao.idcarrossel)
      if (!carrossel) return null
      const isPrimeiro = posto === 0
      if (carrossel.tipo_conteudo === 'STATIC_IMAGES')
        return <CarrosselDeImagens carrossel={carrossel} isPrimeiro={isPrimeiro} />
      return <CarrosselDeProdutos {...{ secao, carrossel, isPrimeiro }} hoje={pagina.hoje} />
    }
    case 'MARCAS':
      return <Marcas secao={secao} />
    case 'HISTORIA':
      return <Historia secao={secao} produtos={pagina.produtos} />
    case 'TEXTO':
      return (
        <section className="section pi-texto" id={secao.id} aria-labelledby={`${secao.id}-titulo`}>
          <Cabeca id={secao.id} titulo={secao.titulo} />
          {secao.paragrafos.map((paragrafo) => (
            <p key={paragrafo}>{paragrafo}</p>
          ))}
        </section>
      )
    case 'LOJAS':
      return <Lojas secao={secao} lojas={pagina.lojas} />
    case 'BANNERS':
      return <Banners secao={secao} />
    case 'COLECAO':
      return <Colecao secao={secao} />
    case 'PESSOAL':
      return pagina.repeticao && <Repeticao id={secao.id} repeticao={pagina.repeticao} />
  }
}

const UmaParte = import.meta.env.SSR ? asPeca(Parte, useChave) : Parte

/** Sections that are drawn from what the store wrote, and of the page from its categories and its places alone. The first one's picture is asked for in the head. */
const daLoja: ReadonlySet<Secao['tipo']> = new Set([
  'HERO',
  'CATEGORIAS',
  'MARCAS',
  'TEXTO',
  'LOJAS',
  'BANNERS',
])

function useChave({ secao, pagina, posto }: ParteProps) {
  const { slug } = useLoja()
  if (posto === 0 || !daLoja.has(secao.tipo)) return null
  const { categorias, lojas } = pagina
  return ['secao', slug, secao, secao.tipo === 'CATEGORIAS' && categorias, secao.tipo === 'LOJAS' && lojas]
}
