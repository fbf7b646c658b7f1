import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'

import type { PoliticaGuardada, PrecoDaTabela, ProdutoGuardado } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { EmptyState, Modal, showToast } from '@vitrine/ui'

import { MaisDaLista, mayLeave, useGuarda } from '#cadastro'
import { EditorPolitica, MolduraDosPrecos, novaPolitica, type PoliticaEscrita } from '#politica'
import { api, useTrabalho } from '#shell'

import type { Quantidades } from './campos-das-quantidades.ts'
import { EditorDasQuantidades } from './editor-das-quantidades.tsx'
import { FiltrosDaTabela } from './filtros-da-tabela.tsx'
import type { loadTabela, Quem } from './load-tabela.ts'
import { HistoricoDoPreco } from './historico-do-preco.tsx'
import { QuadroDePrecos, type AcoesDoQuadro } from './quadro-de-precos.tsx'
import { useTabela } from './use-tabela.ts'

import './tabela-preco.css'

export { loadTabela as loader } from './load-tabela.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Tabela de preços' }

/** What each product costs somebody of a group, by payment, delivery, channel and day, and the way to another price (ux 3.6). */
export default function TelaDaTabela() {
  useGuarda()
  const { quem, dados, semDireito } = useLoaderData<typeof loadTabela>()
  return (
    <MolduraDosPrecos
      parte="tabela"
      titulo="Tabela de preços"
      frase="O que cada produto à venda custa a quem compra assim."
      oQue="a tabela de preços"
      semDireito={semDireito}
    >
      {dados && (
        <>
          <FiltrosDaTabela quem={quem} dados={dados} key={JSON.stringify(quem)} />
          <Tabela dados={dados} quem={quem} />
        </>
      )}
    </MolduraDosPrecos>
  )
}

type Dados = NonNullable<Awaited<ReturnType<typeof loadTabela>>['dados']>

function Tabela({ dados, quem }: { dados: Dados; quem: Quem }) {
  const { fuso } = useTrabalho().loja
  const { revalidate } = useRevalidator()
  const [editada, setEditada] = useState<PoliticaEscrita | null>(null)
  const [historico, setHistorico] = useState<PrecoDaTabela | null>(null)
  const [hoje] = useState(() => todayIn(fuso, new Date()))
  const quantidades = useQuantidades(() => void revalidate())
  function onGravada(gravada: PoliticaGuardada) {
    setEditada(null)
    void revalidate()
    showToast(`${gravada.nome}: gravada. Já vale na loja.`)
  }
  return (
    <>
      {/* Another page begins anew: what was read of the one before is of other prices. */}
      <Paginas
        key={JSON.stringify([quem, dados.pagina])}
        pagina={dados.pagina}
        quem={quem}
        onQuantidades={(produto) => void quantidades.open(produto)}
        onHistorico={setHistorico}
        onPreco={(produto) => setEditada(startPolitica(produto, { quem, politicas: dados.politicas }))}
      />
      {historico && <HistoricoDoPreco produto={historico} onClose={() => setHistorico(null)} />}
      <Modal
        open={quantidades.produto !== null}
        size="l"
        onClose={() => mayLeave() && quantidades.close()}
        title={`Atacado e faixas de ${quantidades.produto?.nome ?? ''}`}
      >
        {quantidades.produto && (
          <EditorDasQuantidades produto={quantidades.produto} onGravado={quantidades.tellGravado} />
        )}
      </Modal>
      <Modal
        open={editada !== null}
        size="l"
        onClose={() => mayLeave() && setEditada(null)}
        title={editada?.versao === null ? 'Novo preço' : 'Editar política'}
      >
        {editada && (
          <EditorPolitica
            key={editada.idpolitica}
            politica={editada}
            dados={{ ...dados, hoje }}
            onGravada={onGravada}
          />
        )}
      </Modal>
    </>
  )
}

interface PaginasProps extends AcoesDoQuadro {
  pagina: Dados['pagina']
  quem: Quem
}

function Paginas({ pagina, quem, ...acoes }: PaginasProps) {
  const { precos, temMais, estado, more } = useTabela(pagina, quem)
  if (precos.length === 0)
    return (
      <EmptyState icon="badge-dollar-sign" title="Nenhum produto aqui">
        Nenhum produto à venda é assim.
      </EmptyState>
    )
  return (
    <>
      <p role="status">{pluralize(pagina.total ?? precos.length, 'produto', 'produtos')} à venda</p>
      <QuadroDePrecos
        precos={precos}
        comprador={quem.grupo ? `o grupo ${quem.grupo}` : 'um visitante'}
        {...acoes}
      />
      <MaisDaLista acao="Mostrar mais" temMais={temMais} estado={estado} onMais={() => void more()}>
        os próximos produtos
      </MaisDaLista>
    </>
  )
}

/** The product whose prices by quantity are open, read whole as it stands, and what is told once they are written. */
function useQuantidades(onMudou: () => void) {
  const { idfornecedor } = useTrabalho().loja
  const [produto, setProduto] = useState<ProdutoGuardado | null>(null)
  async function open({ idcadastroextraproduto }: PrecoDaTabela) {
    const resposta = await api('GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', {
      params: { idfornecedor, idcadastroextraproduto },
    })
    if (resposta.ok) setProduto(resposta.dados)
    else showToast(resposta.falha.error)
  }
  async function restore(gravado: ProdutoGuardado, antes: Quantidades) {
    const { precovendaatacado, minvendaatacado, descontoProgressivo } = antes
    const resposta = await api('PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', {
      params: { idfornecedor, idcadastroextraproduto: gravado.idcadastroextraproduto },
      body: { precovendaatacado, minvendaatacado, descontoProgressivo, versao: gravado.versao },
    })
    showToast(resposta.ok ? `${gravado.nome} está como antes.` : resposta.falha.error)
    onMudou()
  }
  return {
    produto,
    open,
    close: () => setProduto(null),
    tellGravado(gravado: ProdutoGuardado, antes: Quantidades) {
      setProduto(null)
      onMudou()
      showToast(`${gravado.nome}: gravado. Já vale na loja.`, {
        label: 'Desfazer',
        onPress: () => void restore(gravado, antes),
      })
    },
  }
}

/** A price of this product for whoever buys so: the policy that says just that, or a new one. */
function startPolitica(
  { idcadastroextraproduto, sku, nome, unidade, preco, custo, precofinal }: PrecoDaTabela,
  { quem, politicas }: { quem: Quem; politicas: readonly PoliticaGuardada[] },
): PoliticaEscrita {
  const { grupo, forma, entrega, canal, dia } = quem
  const condicoes = {
    ...(grupo && { tags: [grupo] }),
    ...(forma && { idformapagto: [forma] }),
    ...(entrega && { tipoEntrega: entrega }),
    ...(canal === 'MANUAL' && { canalVenda: canal }),
    ...(dia && { inicio: dia }),
  }
  const alvo = { produtos: [idcadastroextraproduto] }
  const igual = politicas.find(
    (politica) =>
      politica.efeito.precofixo !== undefined &&
      JSON.stringify([politica.alvo.produtos, politica.alvo.categorias ?? []]) ===
        JSON.stringify([alvo.produtos, []]) &&
      isMesma(politica.condicoes, condicoes),
  )
  if (igual) return igual
  const prioridade = Math.max(0, ...politicas.map((politica) => politica.prioridade))
  return {
    ...novaPolitica(),
    nome: `${grupo ? `Preço ${grupo}` : 'Preço especial'} ${sku}`.slice(0, 80),
    // Where policies of a higher one apply, this one would not be looked at.
    prioridade,
    condicoes,
    alvo,
    efeito: { precofixo: precofinal ?? preco ?? 0 },
    produtosnomeados: [{ idcadastroextraproduto, nome, unidade, preco, custo }],
  }
}

function isMesma(umas: PoliticaGuardada['condicoes'], outras: PoliticaGuardada['condicoes']): boolean {
  const write = ({
    tags = [],
    idformapagto = [],
    tipoEntrega,
    canalVenda,
    inicio,
    fim,
  }: PoliticaGuardada['condicoes']) =>
    JSON.stringify([tags, idformapagto, tipoEntrega, canalVenda, inicio, fim])
  return write(umas) === write(outras)
}
