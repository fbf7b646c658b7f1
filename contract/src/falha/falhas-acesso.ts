import { falha } from './texto-fixo.ts'
import { textos } from './textos.ts'

export const acesso = {
  cliente_nao_obtido: falha(401, 'Erro ao obter cliente!', 'API-key login without a customer'),
  login_invalido: falha(400, 'Email ou CPF Invalido', 'a login that is neither a document nor an e-mail'),
  usuario_nao_atualizado: falha(
    500,
    'Erro tentando atualizado usuário. Tente novamente mais tarde',
    'updating a user failed',
  ),
  autenticacao_falhou: falha(
    401,
    'Erro tentando autenticar. Verifique suas credenciais',
    'credentials incomplete for this supplier',
  ),
  autenticacao_automatica_falhou: falha(
    401,
    'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    'the login that follows a registration failed',
  ),
  credenciais_invalidas: falha(
    401,
    'Usuário inexistente ou credenciais inválidas',
    'unknown user or wrong password',
  ),
  login_indisponivel: falha(
    503,
    'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    'login could not be tried (database or limit)',
  ),
  cadastro_falhou: falha(422, 'Erro ao tentar cadastrar usuário', 'a registration that cannot be stored'),
  cadastro_mudou: falha(
    409,
    'Este cadastro mudou desde que você o abriu. Veja como ele está e decida de novo.',
    'a decision about, or a change of, a version that does not stand any more; `detalhes.versao` does',
  ),
  cadastro_em_uso: falha(
    409,
    'Isto está em uso: o que depende dele precisa mudar antes.',
    'the removal of a record that another one needs',
  ),
  recuperacao_falhou: falha(
    500,
    'Falha ao solicitar redefinição de senha',
    'password recovery could not be asked for',
  ),
  codigo_invalido: falha(
    422,
    'Código inválido ou vencido. Confira ou peça outro.',
    'a code or link of a letter that is wrong, used, expired, tried too often or made for something else',
  ),
  receita_indisponivel: falha(
    502,
    'Não conseguimos consultar a Receita agora. Preencha os dados à mão.',
    'tax-authority data that cannot be asked for',
  ),
  senha_incorreta: falha(
    422,
    'Senha atual incorreta.',
    'a change that asks for the password again, with another one',
  ),
  termo_desatualizado: falha(
    409,
    'Os termos de uso mudaram. Leia a nova versão antes de aceitar.',
    'an acceptance of terms that are no longer in force',
  ),
  exclusao_recusada: falha(
    422,
    'Há pedidos em andamento ou valores em aberto. Espere a conclusão deles para excluir a conta.',
    'deletion of an account with open orders or credit in use',
  ),
  convite_invalido: falha(
    422,
    'Convite inválido, já usado ou vencido. Peça outro a quem convidou você.',
    'an invitation link that is wrong, used, expired or taken back',
  ),
  ultimo_administrador: falha(
    422,
    'Este é o único acesso que administra este cadastro, por isso não pode ser removido.',
    'removal of the last login that administers a cliente',
  ),
  ultimo_dono: falha(
    409,
    'A loja precisa de ao menos uma pessoa que a administre. Convide outra antes.',
    'the last owner of a supplier taken out of its team, or given another role',
  ),
  canal_indisponivel: falha(
    422,
    'Este canal de envio não está disponível. Use o e-mail.',
    'a verification code by a channel that no provider serves',
  ),
  login_token_falhou: falha(
    401,
    'Falha ao logar usuário vai token',
    'a hand-over token that is used, expired or of another supplier',
  ),
  segundo_passo: falha(
    401,
    'Falta o segundo passo: confirme que é você com o código do seu aplicativo autenticador.',
    'a right password of a login that a second proof is asked of; `detalhes.passo` goes on, `detalhes.formas` are what it has',
  ),
  passo_vencido: falha(
    401,
    'Este passo venceu. Entre de novo com a sua senha.',
    'the second step of a login that is over, used, or was tried too often',
  ),
  codigo_recusado: falha(
    422,
    'Código incorreto ou já usado. Confira a hora do aparelho e digite o próximo.',
    'a code of an authenticator app, or of the paper, that is wrong or was used',
  ),
  passkey_recusada: falha(
    422,
    'Esta chave de acesso não foi aceita. Tente de novo, ou entre com a sua senha.',
    'a passkey that is not known, was removed, or whose answer is of another challenge, address or person, or was used',
  ),
  passkey_em_outro_endereco: falha(
    409,
    'Chaves de acesso valem só no endereço principal do painel. Abra o painel nele, ou entre com a sua senha.',
    'passkeys at another host than that of the panel; `detalhes.endereco` is where they work',
  ),
  passkeys_demais: falha(
    409,
    'Este acesso já tem 10 chaves de acesso. Remova uma que não usa mais.',
    'one more passkey than a login may have',
  ),
  segundo_fator_exigido: falha(
    403,
    'Esta loja pede um segundo fator de quem trabalha nela. Configure o seu em Minha conta.',
    'staff without a second proof at a supplier that asks one of its team',
  ),
  fator_de_varias_lojas: falha(
    409,
    'Esta pessoa também trabalha em outra loja: peça a quem opera a plataforma.',
    "an owner takes off the second proof of somebody whom other suppliers' panels open for too",
  ),
  sessao_expirada: falha(401, textos.sessao_expirada, 'a session that ended'),
  entrar_para_continuar: falha(
    401,
    textos.entrar_para_continuar,
    'nobody is logged in, or somebody who is nobody at this supplier',
  ),
  autorizacao_ausente: falha(
    401,
    'Confirme esta troca pelo site da loja.',
    'a payment is changed with the cookie alone, without the Authorization header (§7)',
  ),
  aguarda_aprovacao: falha(
    403,
    'Seu cadastro já foi confirmado e aguarda aprovação',
    'a system logs in by key for a cliente that block-not-approved-user keeps out; a person reads the same in the modal',
  ),
} as const
