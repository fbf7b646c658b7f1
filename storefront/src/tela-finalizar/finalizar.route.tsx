import { lazy } from 'react'
import { Form } from 'react-router'
import type { ClientActionFunctionArgs } from 'react-router'

import { Notice } from '@vitrine/ui'

import { holdSubmit } from '#cartao'
import { OpcoesPagamento } from '#pagamento'
import { Parte, useLoja, useTag } from '#shell'
import { useFinalizar } from '#submissao'
import type { EstadoFinalizar } from '#submissao'

import { BotaoEnviar, paraAprovacao } from './botao-enviar.tsx'
import { CabecalhoFinalizar } from './cabecalho-finalizar.tsx'
import { FaltaMinimo } from './falta-minimo.tsx'
import './finalizar.css'
import { Quando } from './quando.tsx'
import { Recusa } from './recusa.tsx'
import { ResumoPedido } from './resumo-pedido.tsx'
import { Revisao } from './revisao.tsx'
import { SecaoReceber } from './secao-receber.tsx'
import { Secao } from './secao.tsx'

export { loadFinalizar as loader, submitFinalizar as action } from '#submissao'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const AvisoAprovacao = lazy(() =>
  import('./aviso-aprovacao.tsx').then((m) => ({ default: m.AvisoAprovacao })),
)

const SemItens = lazy(() => import('./sem-itens.tsx').then((m) => ({ default: m.SemItens })))

const semConexao = 'Sem conexão. Seu carrinho está salvo; tente de novo quando a internet voltar.'

/** A network that fails in the middle of a submission is an error on this page, never the loss of it (ux 1.7.4). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      tipo: 'recusado',
      mensagem: semConexao,
      idsubmissao: null,
      totais: null,
      semConexao: true,
    } satisfies EstadoFinalizar
  }
}

/** Everything between the cart and the order on one page (ux 1.7, mockup 05). */
export default function Finalizar() {
  const { nome } = useLoja()
  const pagina = useFinalizar()
  const { dados, precos, idsubmissao } = pagina
  const podeOrcar = useTag('support-budget')
  if (dados.itens.length === 0)
    return (
      <Parte>
        <SemItens />
      </Parte>
    )
  const botao = {
    total: pagina.emPartes.totalapagar,
    isBusy: pagina.isSending,
    motivo: pagina.motivo,
    podeOrcar,
    aprovar: dados.aprovacao.pede,
  }
  return (
    <main className="finalizar">
      <title>{`Fechar pedido · ${nome}`}</title>
      <CabecalhoFinalizar />
      <Form
        method="post"
        id="pedido"
        noValidate
        onSubmit={holdSubmit}
        className="wrap grid gap-x-9 gap-y-6 md:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-[72px]"
      >
        {/* Enter presses the first submit button of a form: it must send the order, not save an address. */}
        <input type="submit" hidden {...(botao.aprovar && paraAprovacao)} />
        {/* The other buttons that send the form ask for approval too: another window, a higher total. */}
        {botao.aprovar && <input type="hidden" name="pede" value="1" />}
        <input type="hidden" name="idsubmissao" value={idsubmissao} />
        {precos.total !== null && <input type="hidden" name="totalesperado" value={precos.total} />}
        <Passos pagina={pagina} />
        <div className="border-t-8 border-surface-2 pt-5 max-md:-mx-gutter max-md:px-gutter md:border-0">
          <ResumoPedido
            dados={dados}
            precos={precos}
            parcelado={pagina.emPartes.parcelado}
            forma={pagina.janela.forma}
            quando={pagina.janela.rotulo}
            pagamento={pagina.pagamento.rotulo}
          >
            {dados.instrucoes && (
              <Notice icon="sticky-note" title="A loja pede:" className="mt-4">
                {dados.instrucoes}
              </Notice>
            )}
            <div className="mt-4 max-md:hidden">
              <BotaoEnviar {...botao} />
            </div>
            {!dados.isEmpresa && (
              <p className="mt-3 text-center text-12 text-ink-muted">
                Você pode desistir em até 7 dias depois de receber.
              </p>
            )}
          </ResumoPedido>
        </div>
        <div className="finalizar-barra">
          <BotaoEnviar {...botao} />
        </div>
      </Form>
    </main>
  )
}

function Passos({ pagina }: { pagina: ReturnType<typeof useFinalizar> }) {
  const { dados, estado, precos, janela, pagamento, emPartes, abaixoDe } = pagina
  return (
    <div className="min-w-0">
      <h1 className="pt-6 pb-5">Fechar pedido</h1>
      <Avisos dados={dados} estado={estado} apagarDe={emPartes.apagarDe} />
      <SecaoReceber
        dados={dados}
        endereco={estado?.tipo === 'endereco' ? estado.endereco : null}
        isBusy={pagina.isBusy}
        onChange={pagina.change}
      />
      <Secao numero={2} titulo="Quando" resumo={abaixoDe ? null : pagina.resumo.quando}>
        <Quando
          dados={dados}
          janela={janela.valor}
          base={precos.base}
          taxaDe={precos.taxaDe}
          isBusy={pagina.isAsking}
          onChange={janela.choose}
        />
        {abaixoDe && <FaltaMinimo forma={abaixoDe} subtotal={pagina.subtotal} />}
      </Secao>
      <Secao numero={3} titulo="Pagamento" resumo={pagina.resumo.pagamento} aberta>
        {pagamento.isTrocada && (
          <p role="status" className="mb-3 text-warning">
            A forma de pagamento escolhida não vale para este pedido; marcamos outra.
          </p>
        )}
        {pagamento.isEspera && pagina.resumo.quando && (
          <p role="status" className="mb-3 text-ink-muted">
            Com {emPartes.forma?.nome}, fica para {pagina.resumo.quando}.
          </p>
        )}
        <OpcoesPagamento
          formas={dados.formasPagamento}
          value={pagamento.idformapagto}
          onChange={pagamento.choose}
          totalOf={precos.totalOf}
          credito={dados.credito}
          tipoEntrega={dados.escolha.tipoEntrega}
          parcelas={emPartes.parcelas}
          esperas={dados.esperas}
        />
      </Secao>
      <Secao numero={4} titulo="Revisão" resumo="O que mais a loja deve saber" aberta>
        <Revisao
          dados={dados}
          idformapagto={pagamento.idformapagto}
          erros={(estado?.tipo === 'recusado' && estado.campos) || {}}
        />
      </Secao>
    </div>
  )
}

/** Why the order was refused, and who may send it when this login may not. */
function Avisos({
  dados,
  estado,
  apagarDe,
}: Pick<ReturnType<typeof useFinalizar>, 'dados' | 'estado'> & { apagarDe: (total: number) => number }) {
  const { itens, aprovacao } = dados
  const isRecusa = estado && estado.tipo !== 'endereco'
  return (
    <>
      {isRecusa && <Recusa estado={estado} itens={itens} apagarDe={apagarDe} />}
      {aprovacao.pede && (
        <Parte espera={<div style={{ minHeight: 96 }} aria-busy />}>
          <AvisoAprovacao aprovadores={aprovacao.aprovadores} />
        </Parte>
      )}
    </>
  )
}
