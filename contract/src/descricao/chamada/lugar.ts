import type { PorChamada } from '#descricao'

const doCliente = 'Id of the customer (`idcliente`).'

/** Suppliers, places, addresses. */
export const chamadasDeLugar = {
  'GET /v1/app/{session_token}/cliente/enderecos': { data: 'Addresses, the primary one first.' },
  'POST /v1/app/{session_token}/cliente/enderecos': {
    endereco: 'The address; its fields may also be sent without this wrapper (§7).',
    mensagem:
      'Said where the coordinates that were sent are not those of the CEP, and were not used; null otherwise.',
  },
  'POST /v1/app/{session_token}/cliente/enderecosput': {
    endereco: 'The address with its id; its fields may also be sent without this wrapper (§7).',
    mensagem:
      'Said where the coordinates that were sent are not those of the CEP, and were not used; null otherwise.',
    'endereco.apelido': 'Name that the customer gives the address; absent: none.',
    'endereco.descricao': 'Another name of `apelido` (§3).',
    'endereco.referencia': 'Another name of `pontoref` (§3).',
  },
  'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir': {
    desfazer: 'True brings the address back that was removed by mistake.',
    data: 'Addresses that are left, the primary one first.',
  },
  'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    id: doCliente,
    endereco: 'Billing address; null: none of its own, invoices go to the address of delivery.',
  },
  'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    id: doCliente,
    endereco: 'Billing address.',
  },
  'DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    id: doCliente,
    endereco: 'Always null: there is none any more.',
  },
  'GET /v4/endereco/pesquisar': {
    lat: 'Latitude in degrees: places near come first, or without `q` the place there is answered.',
    lng: 'Longitude in degrees; goes with `lat`.',
    data: 'Places, best first.',
  },
  'GET /v2/app/{session_token}/configuracao/fornecedor': {
    idfornecedor: 'Id or slug of the supplier; in its place `dominio`.',
    dominio: 'Host name at which the store is found; in its place `idfornecedor`.',
  },
  'GET /v2/app/{session_token}/fornecedor': {
    idfornecedor: 'Only this supplier, by id or slug; absent: all.',
    dominio: 'Only the supplier of this host name; absent: all.',
    idendereco: 'Address of the customer as the place, instead of `lat` and `lng`.',
    cep: 'CEP of the place: some freight is by CEP; absent: not known.',
    idloja: 'Store for pickup whose hours are promised; absent: the nearest.',
    device: 'What asks; the answer is the same for each.',
    total: 'How many suppliers serve the place, listed or not.',
    mensagem: 'Fixed text of section 8 where the list is empty; null otherwise.',
    tipoEntrega: 'How the goods shall come: DELIVERY or RETIRADA.',
  },
  'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor': {
    idendereco: 'Address of the customer as the place, instead of `lat` and `lng`.',
    cep: 'CEP of the place: some freight is by CEP; absent: not known.',
    idloja: 'Store for pickup whose hours are promised; absent: the nearest.',
    total: 'How many suppliers serve the place, listed or not.',
    mensagem: 'Fixed text of section 8 where the list is empty; null otherwise.',
    tipoEntrega: 'How the goods shall come: DELIVERY or RETIRADA.',
  },
  'GET /v2/configuracao/fornecedor/{id}/tema': { id: 'Id of the supplier.' },
  'GET /v2/app/config/fornecedor/{id}/rodape': { id: 'Id of the supplier.' },
  'GET /v4/app/token/custom-content/{id}': {
    id: 'Id of the supplier.',
    conteudo: "What everybody is asked to read before ordering; '': nothing.",
  },
  'POST /v4/fornecedor/aviso-area': {
    email: 'E-mail address that the letter goes to.',
    lugar: 'The place as the shopper knows it, in words.',
    idfornecedor: 'This store alone; absent: any.',
    ativo: 'Whether somebody waits now; false: the place is served already.',
    mensagem: 'What was done, in words.',
  },
} satisfies PorChamada
