import { Form, Link, useLoaderData } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, Notice, ProgressBar } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { CartoesDaConta } from '#cartao'
import { AvisosDaConta } from '#notificacao'
import { AvisoEmail, Parte, useIsEquipe, useLoja, useModulo } from '#shell'

import estilo from './conta.css?url'
import { DadosConta } from './dados-conta.tsx'
import { OutrasLojas } from './outras-lojas.tsx'
import type { loadConta } from './load-conta.ts'

export { changeConta as action } from './change-conta.ts'
export { loadConta as loader } from './load-conta.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Who is here, and the way to everything that is theirs. */
export default function Conta() {
  const { slug, nome } = useLoja()
  const { sessao, cadastro, campos, lojas } = useLoaderData<typeof loadConta>()
  const { cliente, situacao_cadastro } = sessao
  const isEquipe = useIsEquipe()
  const isRepresentante = sessao.papel === 'representante'
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Sua conta · ${nome}`}</title>
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <div className="conta">
        <div className="conta-topo">
          <h1>{cliente?.nome ?? (sessao.nome || 'Sua conta')}</h1>
          <p className="mt-1 text-16 text-ink-muted">
            {[cliente?.cpf, sessao.email].filter(Boolean).join(' · ')}
          </p>
          {cliente && <AvisoSituacao situacao={situacao_cadastro} />}
          <AvisoEmail className="mt-6" />
          <Credito total={sessao.limiteCreditoTotal} disponivel={sessao.limiteCreditoDisponivel} />
          {isEquipe && <DaEquipe />}
        </div>
        <div className="conta-navegacao">
          {!isEquipe && <Atalhos sessao={sessao} />}
          <Privacidade administra={sessao.administra} />
        </div>
        <div className="conta-corpo">
          <DadosConta sessao={sessao} cadastro={cadastro} campos={campos} />
          <OutrasLojas lojas={lojas} />
          <Parte calada>
            <CartoesDaConta />
          </Parte>
          {cliente && !isEquipe && !isRepresentante && (
            <Parte calada>
              <AvisosDaConta idcliente={cliente.idcliente} />
            </Parte>
          )}
        </div>
        <Form method="post" action={urls.sair(slug)} className="conta-sair">
          <Button type="submit" variant="outline" icon="log-out">
            {isRepresentante ? 'Sair do consultor' : 'Sair'}
          </Button>
        </Form>
      </div>
    </main>
  )
}

/** Where the account is open, and what is known of its owner. */
function Privacidade({ administra }: { administra: boolean }) {
  const { slug } = useLoja()
  return (
    <nav className="mt-8" aria-label="Privacidade e segurança">
      <Linha
        para={urlsAcesso.acessos(slug)}
        icone="key-round"
        nome="Meus acessos"
        sobre="Onde sua conta está aberta"
      />
      {administra && (
        <Linha
          para={urlsAcesso.dados(slug)}
          icone="file-text"
          nome="Meus dados"
          sobre="Baixar, corrigir ou excluir"
        />
      )}
    </nav>
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

/** Links to the customer's orders, lists, coupons and so on at this store. */
function Atalhos({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { slug, nome } = useLoja()
  const temCupons = useModulo('cupom')
  const temChat = useModulo('chat')
  const isRepresentante = sessao.papel === 'representante'
  const { cliente } = sessao
  return (
    <nav className="mt-8" aria-label="Sua conta">
      {isRepresentante && (
        <Linha para={urls.clientes(slug)} icone="users" nome="Clientes" sobre="Para quem você vende" />
      )}
      <Compras sessao={sessao} />
      <Linha para={urls.enderecos(slug)} icone="map-pin" nome="Endereços" sobre="Onde entregamos" />
      {temChat && (
        <Linha
          para={urlsChat.conversas(slug)}
          icone="message-circle"
          nome="Conversas"
          sobre={`Falar com ${nome}`}
        />
      )}
      <Linha
        para={urls.alertas(slug)}
        icone="bell"
        nome="Meus alertas"
        sobre="Produtos que avisamos quando voltarem"
      />
      <Linha
        para={urls.carrinho(slug)}
        icone="shopping-basket"
        nome="Carrinho"
        sobre={`O que está separado em ${nome}`}
      />
      {temCupons && (
        <Linha
          para={urls.cupons(slug)}
          icone="ticket-percent"
          nome="Cupons"
          sobre="Os seus, e o de indicar amigos"
        />
      )}
      {cliente && !isRepresentante && <Empresa sessao={sessao} />}
    </nav>
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

/** What was bought, what repeats, what is owed. */
function Compras({ sessao }: { sessao: Pick<ConfiguracoesCliente, 'papel' | 'limiteCreditoTotal'> }) {
  const { slug } = useLoja()
  const { papel, limiteCreditoTotal } = sessao
  const temAssinaturas = useModulo('assinatura')
  const temFaturas = useModulo('fatura')
  const temListas = useModulo('lista-compras')
  return (
    <>
      <Linha para={urls.pedidos(slug)} icone="package" nome="Pedidos" sobre="Acompanhar, pagar, repetir" />
      {temAssinaturas && (
        <Linha
          para={urls.assinaturas(slug)}
          icone="repeat"
          nome="Assinaturas"
          sobre="Compras que se repetem sozinhas"
        />
      )}
      {temFaturas && (limiteCreditoTotal > 0 || papel === 'representante') && (
        <Linha
          para={urls.faturas(slug)}
          icone="receipt"
          nome="Faturas"
          sobre="O que vence, e pagar várias de uma vez"
        />
      )}
      {temListas && (
        <Linha
          para={urls.listas(slug)}
          icone="list-checks"
          nome="Listas de compras"
          sobre="Suas listas e as sugeridas"
        />
      )}
    </>
  )
}

/** Links to the other logins of the cliente, and to a company's requests for approval. */
function Empresa({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { slug } = useLoja()
  const { cliente, administra, userSubmission } = sessao
  return (
    <>
      {cliente?.tipo_documento === 'CNPJ' && (
        <Linha
          para={urls.aprovacoes(slug)}
          icone="file-check-2"
          nome="Aprovações"
          sobre={userSubmission.canSubmitOrder ? 'O que espera o seu sim' : 'O que você pediu para aprovar'}
        />
      )}
      <Linha
        para={urlsAcesso.usuarios(slug)}
        icone="users"
        nome="Usuários"
        sobre={administra ? 'Quem compra por este cadastro' : 'Com quem você compra'}
      />
    </>
  )
}

function Linha(props: { para: string; icone: IconName; nome: string; sobre: string }) {
  return (
    <Link to={props.para} className="conta-linha">
      <Icon name={props.icone} />
      <span>
        <b>{props.nome}</b>
        <small>{props.sobre}</small>
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

/** Credit with this store; nothing is drawn without credit. */
function Credito({ total, disponivel }: { total: number; disponivel: number }) {
  if (total <= 0) return null
  const texto = `${formatReais(disponivel)} de ${formatReais(total)}`
  return (
    <div className="mt-6">
      <p className="mb-2 flex justify-between gap-4">
        <span>Crédito disponível</span>
        <b className="num">{texto}</b>
      </p>
      <ProgressBar value={disponivel} max={total} label="Crédito disponível" valueText={texto} />
    </div>
  )
}
