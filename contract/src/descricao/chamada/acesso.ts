import type { PorChamada } from '#descricao'

const lojaIdOuSlug = 'Id or slug of the supplier.'
const daSessao = 'Id of the login (`idusuario`), which must be that of the session.'
const doCliente = 'Id of the customer (`idcliente`).'
const credenciais = {
  cpf: 'What one logs in by: CPF, CNPJ, foreign document or e-mail, as the supplier allows (§3 Login payload).',
  senha: 'Password of the login.',
  idcliente:
    'Customer to act for; a representative names one of those assigned to it; absent: the primary one.',
  idcadastroextracliente: 'The same by its registration at a supplier; `idcliente` goes before it.',
  idUsuarioLogado:
    "Login that the browser believes to be: another one's password is refused; absent: not checked.",
  tokenOrigin: 'What begins the session; SENHA unless said.',
} as const

/** Logging in, registration, linked users, representatives. */
export const chamadasDeAcesso = {
  'POST /v1/app/{session_token}/usuario/autenticar': credenciais,
  'POST /v1/app/{session_token}/usuario/autenticar/representante': credenciais,
  'GET /v2/app/{session_token}/usuario/{login}': {
    tipo: 'What the login is: EMAIL, CPF, CNPJ or ESTRANGEIRO.',
  },
  'GET /v1/app/usuario/{id}/acessos': {
    id: daSessao,
    data: 'Sessions of the login, the one that asks among them.',
  },
  'POST /v1/app/usuario/{id}/acessos/encerrar': {
    id: daSessao,
    idsessao: 'Session to be ended; absent: all but the one that asks.',
  },
  'GET /v1/app/{session_token}/cliente/logout': {
    authenticated: 'Always false: nobody is logged in any more.',
  },
  'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}': {
    id: 'E-mail or document of the login, slashes of a masked CNPJ left out.',
  },
  'GET /v4/verificacao/enviar-verificacao': {
    canal: 'Channel that the code goes by; EMAIL alone is served, SMS and WHATSAPP are refused.',
  },
  'POST /v4/usuario/email/confirmar': {
    token: 'Token of the link in the letter; absent: `codigo` is sent.',
    codigo: 'Code of the letter, in place of the link, with a session of the login; absent: `token` is sent.',
    email: 'E-mail address that was confirmed.',
  },
  'POST /v1/app/{session_token}/cliente/senha/redefinir': {
    login: 'E-mail or document that the code was asked for; goes with `codigo`.',
    codigo: 'Code of the letter; absent: `token` is sent.',
    token: 'Token of the link in the letter, in place of `login` and `codigo`.',
    senha: 'The new password, 8 to 200 characters.',
    email: 'E-mail address that logs in with the new password.',
  },
  'GET /painel/v1/{idfornecedor}/chaves': {
    data: 'API keys, those in force first, without the keys themselves.',
  },
  'GET /painel/v1/{idfornecedor}/chaves/chamadas': {
    idapikeys: 'Id of an API key, which is not the key itself: calls of that one alone.',
    chamada: 'Name of a call: those alone.',
    desde: 'Calls from here on, ISO 8601 instant.',
    ate: 'Calls before this, ISO 8601 instant.',
    situacao: 'ACEITA: status below 400. RECUSADA: 400 to 499. FALHOU: from 500 on.',
    codigo: 'Code of a failure: calls that were refused so.',
    cursor: '`cursor` of the page before.',
  },
  'GET /painel/v1/{idfornecedor}/chaves/uso': {
    idapikeys: 'Id of an API key, which is not the key itself: hours of that one alone.',
    chamada: 'Name of a call: hours of that one alone.',
    desde: 'Hours from here on, ISO 8601 instant.',
    ate: 'Hours before this, ISO 8601 instant.',
  },
  'POST /painel/v1/{idfornecedor}/chaves': {
    nome: 'What the supplier calls the key: which system it is for.',
    idapikeys: 'Id of the API key, which is not the key itself.',
    chave: 'The key itself, shown in this answer alone.',
    criada_em: 'When the key was made, ISO 8601 instant.',
    expira_em: 'When the key ends by itself, ISO 8601 instant; null: never.',
  },
  'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca': {
    idapikeys:
      'Id of an API key, which is not the key itself: of the one before in the path, of the new one in the answer.',
    nome: 'What the supplier calls the key: which system it is for.',
    chave: 'The key itself, shown in this answer alone.',
    criada_em: 'When the key was made, ISO 8601 instant.',
    expira_em: 'When the new key ends by itself, ISO 8601 instant; null: never.',
  },
  'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}': {
    idapikeys: 'Id of the API key, which is not the key itself.',
  },
  'POST /painel/v1/{idfornecedor}/entrar': {
    chave: 'API key of use ERP.',
    token: 'Session token of a day, for the Authorization header.',
    expira_em: 'When the session ends, ISO 8601 instant.',
  },
  'GET /v1/app/usuario/{id}/lojas': {
    id: daSessao,
    idfornecedor: 'Store that the customer is in, which is left out; absent: none.',
    data: 'Other stores that the customer is registered with.',
    'data.nome': 'Name of the store.',
  },
  'POST /v1/app/usuario/login-token': {
    idfornecedor: 'Store to go to.',
    cartItens: 'The whole cart of a visitor; absent: that of the account is on the server already.',
    lugar: 'The place, in the format of its cookie; absent: none.',
    url: 'Address that opens the store with login, cart and place, once.',
    validade: 'Seconds that the address is good for.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/login-token': {
    token: 'Token of the address that was made for this.',
    email: 'E-mail address that stands in the address; it must be that of the login.',
    cartItens: 'Lines that came along; empty: none.',
    lugar: 'The place that came along, in the format of its cookie; null: none.',
  },
  'PUT /v1/app/usuario/{id}': { id: daSessao, mensagem: 'What was done, in words.' },
  'GET /v1/app/{session_token}/usuario/cliente': {
    email: 'Must be the e-mail of the session, where it is sent.',
    idcadastroextracliente:
      'Registration that is asked for; the login must be allowed to act for it; absent: that of the session.',
  },
  'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': {
    'permissoes.nome': 'Name of the permission; only `submissao_pedido`.',
    'permissoes.valor': 'Whether it is given.',
  },
  'GET /v4/caracteristica-cliente/todas/{id}': {
    id: 'Id of the supplier.',
    data: 'Fields of its registration that are asked of whoever asks, in their order; of a visitor, of either kind of person.',
  },
  'GET /v4/caracteristica-pedido/todas/{id}': {
    id: 'Id of the supplier.',
    idcliente: 'Customer that is ordered for; absent: that of the session.',
    data: 'Fields of its checkout that are asked of whoever asks, in their order.',
  },
  'GET /painel/v1/{idfornecedor}/caracteristicas': { data: 'Fields, by form and in the order of each.' },
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}': {
    caracteristicas: 'Fields of this form with their new places.',
    data: 'All fields, as they stand now.',
  },
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}': {
    codigo: 'Code of the field; that of a new one is made by who writes it, and none that was ever used.',
  },
  'POST /v1/app/{session_token}/cliente/usuario': {
    cpf: 'CPF, CNPJ or foreign document, masked or not.',
    nome: 'Name of the customer.',
    termosuso: 'Version of the terms of use that the form showed: accepted with the registration.',
    caracteristicas: "Answers to the supplier's own fields by their `codigo`.",
    idcliente: 'Id of the customer that was registered; null: only a candidate was kept.',
    authenticated: 'Whether the session is logged in now.',
    cadastro_aprovado: 'Whether the supplier has approved the registration.',
    'mensagemModal.titulo': 'Heading of the window.',
    'mensagemModal.texto': 'Text of the window.',
  },
  'POST /v4/consentimento': {
    grupos: 'Four choices: cart and security, user, preferences, analytics (§4).',
  },
  'GET /v4/termos-uso/{id}/pdf': { id: lojaIdOuSlug },
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso': {
    versao: 'Version that was read; a newer one in force is asked for again.',
    termosuso: 'Always true: they are accepted.',
  },
  'POST /v4/client/{idcliente}/dados/excluir': { senha: 'Password of the login, to show that it is meant.' },
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro': {
    situacao: 'State of the registration: `analise` (not decided), `aprovado` or `recusado`.',
  },
  'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao': {
    aprovado: 'True approves, false refuses.',
    motivo: 'Of a refusal: what is wrong and how to mend it, for the customer to read.',
    versao: 'Version of the registration that was looked at; absent: whatever stands there.',
    situacao: 'State of the registration: `aprovado` or `recusado`, as it was decided.',
  },
  'GET /v4/equipe/fornecedores': { data: 'Suppliers by name; empty: the login only buys.' },
  'GET /v4/representante/{a}/{b}': {
    a: 'Id of the supplier.',
    b: 'Id of the login of the representative (`idusuario`).',
    search: "Part of a name, a document or the supplier's code; empty: all.",
    data: 'Customers that are assigned to the representative.',
  },
  'POST /v4/representante/{a}/{b}/cliente': {
    a: 'Id of the supplier.',
    b: 'Id of the login of the representative (`idusuario`).',
    idcliente: 'Customer to enter; null leaves the one that the session is in.',
  },
  'GET /v4/acessorepresentante/{id}': { id: 'Id of the supplier.' },
  'POST /v1/app/{x}/usuario/{y}/usuarios': {
    x: 'The literal `token`, or a session token.',
    y: doCliente,
    search: 'Part of a name or an e-mail; empty: all.',
    data: 'Logins and open invitations.',
    administra: 'Whether the session may invite, remove and allow.',
  },
  'GET /v1/app/usuario/{a}/{b}': {
    a: daSessao,
    b: 'Id of the supplier.',
    idcliente: 'With `gerar_token_jwt`: customer to go on for; absent: the primary one.',
    idcadastroextracliente: 'With `gerar_token_jwt`: the same by its registration.',
    data: 'Logins that are linked to the customer.',
  },
  'POST /v1/app/usuario/{a}/{b}': {
    a: daSessao,
    b: 'Id of the supplier.',
    email: 'E-mail address to be invited.',
    mensagem: 'What was done, in words; the same whether the e-mail has a login.',
  },
  'DELETE /v1/app/usuario/{a}/{b}/{c}': {
    a: daSessao,
    b: 'Id of the supplier.',
    c: 'Id of the login to be taken off, or of the invitation (the `id` of the list).',
  },
  'POST /v1/app/{x}/usuario/{y}/clientes-vinculados': {
    x: 'The literal `token`, or a session token.',
    y: daSessao,
    primario: 'Id of the new primary customer; null: none; absent: nothing changes.',
    data: 'Customers that the login may buy for.',
  },
  'POST /v1/app/usuario/convite': { token: 'Token of the link in the invitation.' },
  'POST /v1/app/{session_token}/usuario/convite/aceitar': {
    token: 'Token of the link in the invitation.',
    nome: 'Name of the person, for a new login.',
    senha: 'Password: a new one for a new login, the one in use for another.',
  },
} satisfies PorChamada
