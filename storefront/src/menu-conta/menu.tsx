import { Form, Link, useLocation } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { useIsEquipe, useLoja, useModulo, useSessao } from '#shell'

import estilo from './conta.css?url'

/** The way among everything that is theirs here (mockup 24b); nothing for a visitor. */
export function MenuConta() {
  const sessao = useSessao()
  const isEquipe = useIsEquipe()
  if (!sessao) return null
  return (
    <div className="conta-menu">
      <link rel="stylesheet" href={estilo} precedence="tela" />
      {!isEquipe && <Atalhos sessao={sessao} />}
      <Privacidade sessao={sessao} />
    </div>
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
    <nav aria-label="Sua conta">
      <Linha para={urls.conta(slug)} icone="layout-grid" nome="Visão geral" sobre="" />
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

/** Where the account is open, what is known of its owner, and the way out. */
function Privacidade({ sessao: { papel, administra } }: { sessao: ConfiguracoesCliente }) {
  const { slug } = useLoja()
  return (
    <nav aria-label="Privacidade e segurança">
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
      {/* Beside what may be typed on the page: where no answer comes, that stays. */}
      <Form method="post" action={urls.sair(slug)} navigate={false}>
        <button type="submit" className="conta-linha">
          <Icon name="log-out" />
          <span>
            <b>{papel === 'representante' ? 'Sair do consultor' : 'Sair'}</b>
          </span>
        </button>
      </Form>
    </nav>
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
  const { pathname } = useLocation()
  return (
    <Link to={props.para} className="conta-linha" aria-current={pathname === props.para ? 'page' : undefined}>
      <Icon name={props.icone} />
      <span>
        <b>{props.nome}</b>
        <small>{props.sobre}</small>
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}
