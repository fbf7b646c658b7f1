import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'

import type { Combo } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { addDias, DIA_MS, instantOf } from '@vitrine/rules/data'
import { Breadcrumb, Notice } from '@vitrine/ui'
import { Link } from 'react-router'

import { useCarrinho } from '#carrinho'
import { useIdadeDaPagina } from '#idade'
import { useHydrated, useLoja } from '#shell'

import { PrecoCombo } from './cartao-combo.tsx'
import { describeValidade } from './descricao.ts'
import { Grupo } from './grupo-combo.tsx'
import { takeEscolhas } from './keep-escolhas.ts'
import type { loadCombo } from './load-combo.ts'
import { Mosaico } from './mosaico.tsx'
import { ResumoCombo } from './resumo-combo.tsx'
import { useMontagem } from './use-montagem.ts'
import './combo.css'

export { loadCombo as loader } from './load-combo.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** One combo: its slots, what is missing, what it costs and saves (ux 1.15). */
export default function PaginaCombo() {
  const { combo } = useLoaderData<typeof loadCombo>()
  const loja = useLoja()
  useFim(combo, loja.fuso)
  useIdadeDaPagina(combo.maior_de_18)
  return (
    <main className="wrap combo-pagina">
      <title>{`${combo.nome} · ${loja.nome}`}</title>
      <Migalhas nome={combo.nome} />
      <Montagem key={combo.idcombopromocional_cabecalho} combo={combo} />
    </main>
  )
}

function Montagem({ combo }: { combo: Combo }) {
  const linha = useLinha(combo)
  const guardadas = useGuardadas(combo)
  const montagem = useMontagem(combo, linha ?? guardadas)
  const validade = describeValidade(combo)
  return (
    <div className="combo">
      <div className="min-w-0">
        <header className="combo-cabeca">
          <Mosaico imagens={combo.imagens} sizes="(min-width: 1024px) 150px, 30vw" priority />
          <div className="min-w-0">
            <h1>{combo.nome}</h1>
            <p className="mt-2 max-w-prose text-16">{combo.descricao}</p>
            {validade && <p className="mt-2 preco-base">{validade}</p>}
            {linha === null && montagem.partes.length === 0 && <PrecoCombo combo={combo} />}
          </div>
        </header>
        {montagem.isNormal && (
          <Notice tone="warning" live="status" className="mt-4" title={combo.motivo}>
            {combo.preco_combo && 'Os itens continuam à venda pelo preço normal.'}
          </Notice>
        )}
        {combo.grupos.map((grupo, i) => (
          <Grupo
            key={grupo.idgrupo}
            combo={combo}
            grupo={grupo}
            situacao={montagem.situacoes[i]}
            escolhas={montagem.escolhas}
            onChange={montagem.setEscolhas}
          />
        ))}
      </div>
      <ResumoCombo combo={combo} montagem={montagem} idlinha={linha?.id ?? null} />
    </div>
  )
}

function Migalhas({ nome }: { nome: string }) {
  const { slug } = useLoja()
  return (
    <Breadcrumb
      items={[
        { label: 'Início', href: urls.loja(slug) },
        { label: 'Combos', href: urls.combos(slug) },
        { label: nome },
      ]}
      renderLink={({ href, children, ...rest }) => (
        <Link to={href} {...rest}>
          {children}
        </Link>
      )}
    />
  )
}

/** The line of the cart that is edited here (`?linha=`), when it is of this combo. */
function useLinha({ idcombopromocional_cabecalho }: Combo) {
  const [busca] = useSearchParams()
  const id = busca.get('linha')
  const item = useCarrinho(({ itens }) =>
    itens.find(
      (item) => item.id === id && item.idcombopromocional_cabecalho === idcombopromocional_cabecalho,
    ),
  )
  if (!item?.produtos) return null
  const escolhas = item.produtos.map(({ idgrupo, id, escolhas }) => ({ idgrupo, id, escolhas }))
  return { id: item.id, quantidade: item.quantidade, escolhas }
}

/** What was chosen before the login that this combo asked for; known after hydration only. */
function useGuardadas({ idcombopromocional_cabecalho: id, situacao }: Combo) {
  const isHydrated = useHydrated()
  const [guardadas, setGuardadas] = useState<ReturnType<typeof takeEscolhas>>(null)
  if (isHydrated && situacao !== 'exige_login' && guardadas === null) {
    const found = takeEscolhas(id)
    if (found) setGuardadas(found)
  }
  return guardadas
}

/** The combo ends while the page is open: asked again at midnight, so that the prices become the normal ones. */
function useFim({ fim, situacao }: Combo, fuso: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!fim || situacao === 'expirado') return
    const wait = instantOf(addDias(fim, 1), '00:00', fuso).getTime() - Date.now()
    if (wait < 0 || wait > DIA_MS) return
    const timer = setTimeout(() => void revalidate(), wait + 1000)
    return () => clearTimeout(timer)
  }, [fim, situacao, fuso, revalidate])
}
