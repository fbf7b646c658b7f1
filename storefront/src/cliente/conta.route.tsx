import { Link, useLoaderData } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Notice, ProgressBar } from '@vitrine/ui'

import { CartoesDaConta } from '#cartao'
import { MenuConta } from '#menu-conta'
import { AvisosDaConta, AvisosDeConversas } from '#notificacao'
import { AvisoEmail, Parte, useIsEquipe, useLoja } from '#shell'

import estilo from './conta.css?url'
import { Acesso, DadosCadastro } from './dados-conta.tsx'
import { EmAndamento } from './em-andamento.tsx'
import { OutrasLojas } from './outras-lojas.tsx'
import type { loadConta } from './load-conta.ts'

export { changeConta as action } from './change-conta.ts'
export { loadConta as loader } from './load-conta.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Who is here, and the way to everything that is theirs. */
export default function Conta() {
  const { nome } = useLoja()
  const { sessao, cadastro, campos, lojas, emAndamento, hoje } = useLoaderData<typeof loadConta>()
  const { cliente, situacao_cadastro } = sessao
  const isEquipe = useIsEquipe()
  const isRepresentante = sessao.papel === 'representante'
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Sua conta · ${nome}`}</title>
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <div className="conta conta-geral">
        <div className="conta-topo">
          <h1>{cliente?.nome ?? (sessao.nome || 'Sua conta')}</h1>
          <p className="mt-1 text-16 text-ink-muted">
            {[cliente?.cpf, sessao.email].filter(Boolean).join(' · ')}
          </p>
          {cliente && <AvisoSituacao situacao={situacao_cadastro} />}
          <AvisoEmail className="mt-6" />
          {isEquipe && <DaEquipe />}
          {emAndamento && <EmAndamento pedidos={emAndamento.data} hoje={hoje} />}
        </div>
        <MenuConta />
        {cadastro && (
          <div className="conta-corpo">
            <DadosCadastro sessao={sessao} cadastro={cadastro} campos={campos} />
          </div>
        )}
        <div className="conta-lado">
          <Credito total={sessao.limiteCreditoTotal} disponivel={sessao.limiteCreditoDisponivel} />
          <Acesso email={sessao.email} />
          <OutrasLojas lojas={lojas} />
          <Parte calada>
            <CartoesDaConta />
          </Parte>
          {cliente && !isEquipe && !isRepresentante && (
            <>
              <AvisosDeConversas idcliente={cliente.idcliente} />
              {/* The last part of the page: its place is kept, so that the foot stays where it is. */}
              <div className="min-h-48">
                <Parte calada>
                  <AvisosDaConta idcliente={cliente.idcliente} />
                </Parte>
              </div>
            </>
          )}
        </div>
      </div>
    </main>
  )
}

/** Staff of the store work in the panel: links of a customer's account are not shown to them. */
function DaEquipe() {
  const { nome } = useLoja()
  return (
    <Notice icon="users" className="mt-6" title={`Você entrou como equipe de ${nome}.`}>
      Pedidos, faturas e clientes da loja ficam no painel e no sistema da loja. Aqui você vê a loja como ela é
      para quem compra.
    </Notice>
  )
}

/** A registration that waits or was refused, with the way to what can be done about it. */
function AvisoSituacao({ situacao }: { situacao: ConfiguracoesCliente['situacao_cadastro'] }) {
  const { slug, nome } = useLoja()
  if (situacao === null || situacao === 'aprovado') return null
  const isRecusado = situacao === 'recusado'
  return (
    <Notice
      tone={isRecusado ? 'danger' : 'warning'}
      icon={isRecusado ? 'circle-alert' : 'hourglass'}
      title={isRecusado ? 'Cadastro não aprovado.' : 'Cadastro em análise.'}
      className="mt-6"
      action={<Link to={urlsAcesso.situacao(slug)}>Ver situação</Link>}
    >
      {isRecusado
        ? 'Veja o motivo e o que corrigir.'
        : `${nome} ainda está conferindo seus dados. Avisamos por e-mail.`}
    </Notice>
  )
}

/** Credit with this store; nothing is drawn without credit. */
function Credito({ total, disponivel }: { total: number; disponivel: number }) {
  if (total <= 0) return null
  const texto = `${formatReais(disponivel)} de ${formatReais(total)}`
  return (
    <section aria-label="Crédito">
      <h2 className="text-16">Crédito na loja</h2>
      <p className="num mt-1 text-28 font-bold">{formatReais(disponivel)}</p>
      <p className="mb-2 text-ink-muted">disponíveis de {formatReais(total)}</p>
      <ProgressBar value={disponivel} max={total} label="Crédito disponível" valueText={texto} />
    </section>
  )
}
