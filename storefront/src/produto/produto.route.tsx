import { lazy } from 'react'
import { Link, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router'

import type { Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Breadcrumb } from '@vitrine/ui'

import { bringParte, Encaixe, makeParte, Parte, useLoja } from '#shell'

import { Cartao } from './cartao.tsx'
import { FichaCompra } from './ficha-compra.tsx'
import { Galeria } from './galeria.tsx'
import type { DadosProduto, loadProduto } from './load-produto.ts'
import { useGoBackWithEsc } from './use-atalhos.ts'
import './pdp.css'
import './pdp-compra.css'

export { loadProduto as loader } from './load-produto.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

const PerguntaIdade = lazy(() => import('./pergunta-idade.tsx').then((m) => ({ default: m.PerguntaIdade })))
const Saiu = lazy(() => import('./saiu.tsx').then((m) => ({ default: m.Saiu })))
const loadCompreJunto = () => import('#combo').then(({ CompreJunto }) => ({ default: CompreJunto }))
const CompreJunto = makeParte(loadCompreJunto)

/** Combos stand between the purchase and what is alike: their file comes before the page, which it would move. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<DadosProduto> {
  const dados = await serverLoader<typeof loadProduto>()
  if (dados.produto?.combos.length) await bringParte(loadCompreJunto).catch(() => {})
  return dados
}

export default function PaginaProduto() {
  const { produto, parecidos, ...fileiras } = useLoaderData<typeof loadProduto>()
  return produto ? (
    <Detalhe produto={produto} {...fileiras} />
  ) : (
    <Parte>
      <Saiu parecidos={parecidos} />
    </Parte>
  )
}

/** One product: pictures, price by quantity, purchase, facts, neighbours (ux 1.5). */
function Detalhe({ produto, ...fileiras }: Extract<DadosProduto, { produto: Produto }>) {
  const loja = useLoja()
  useGoBackWithEsc(produto)
  return (
    <main className="wrap pdp-pagina">
      <title>{`${produto.name} · ${loja.config.seo.sub || loja.nome}`}</title>
      <div className="pdp-migalhas">
        <Migalhas produto={produto} />
      </div>
      <div className="pdp" key={produto.id}>
        <Galeria produto={produto} />
        <div className="pdp-lado">
          <FichaCompra produto={produto} />
          {produto.combos.length > 0 && (
            <Parte calada>
              <CompreJunto ids={produto.combos} />
            </Parte>
          )}
        </div>
        <Fatos produto={produto} />
      </div>
      {produto.maior_de_18 && (
        <Parte calada>
          <PerguntaIdade />
        </Parte>
      )}
      <Parecidos produtos={produto.similares} />
      {fileiras.vaga && <Encaixe id="fileiras" produto={produto.id} {...fileiras} />}
      <Encaixe id="produto" produto={produto.id} vaga="calc(490px + min(3vw, 44px))" />
    </main>
  )
}

function Migalhas({ produto }: { produto: Produto }) {
  const { slug } = useLoja()
  const { categoria, categoriapai, name } = produto
  const level = (nivel: { slug: string; nome: string } | null) =>
    nivel ? [{ label: nivel.nome, href: urls.lista(slug, { categ: nivel.slug }) }] : []
  return (
    <Breadcrumb
      items={[
        { label: 'Início', href: urls.loja(slug) },
        ...level(categoriapai),
        ...level(categoria),
        { label: name },
      ]}
      renderLink={({ href, children, ...rest }) => (
        <Link to={href} {...rest}>
          {children}
        </Link>
      )}
    />
  )
}

function Fatos({ produto }: { produto: Produto }) {
  const { descricao, especificacoes, sku } = produto
  return (
    <div className="pdp-fatos">
      {descricao && (
        <section className="section">
          <h2>Sobre este produto</h2>
          <p className="mt-3 max-w-prose text-16 leading-[1.6] whitespace-pre-line">{descricao}</p>
        </section>
      )}
      <section className="section">
        <h2>Ficha técnica</h2>
        <table className="pdp-specs">
          <tbody>
            {[
              ...especificacoes,
              { nome: 'Embalagem', valor: produto.embalagem },
              { nome: 'Código', valor: sku },
            ]
              .filter(({ valor }) => valor)
              .map(({ nome, valor }) => (
                <tr key={nome}>
                  <th scope="row">{nome}</th>
                  <td>{valor}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Parecidos({ produtos }: { produtos: Produto['similares'] }) {
  if (produtos.length === 0) return null
  return (
    <section className="section" id="parecidos">
      <div className="section-head">
        <h2>Parecidos com este</h2>
      </div>
      <ul className="rail">
        {produtos.slice(0, 6).map((produto) => (
          <Cartao key={produto.id} produto={produto} />
        ))}
      </ul>
    </section>
  )
}
