import type { Descricoes } from '#descricao'

/** Supplier, stores, areas, theme (§3 Supplier). */
export const fornecedor = {
  idfornecedor:
    'Id of the supplier, which is a store and a tenant (UUID); where up to 64 characters are taken, its slug is too.',
  idFornecedor: 'Id or slug of the supplier, by the spelling of this call.',
  idempresa: 'Id of the company that owns the supplier; as a filter, only suppliers of this company.',
  slug: 'Short name in addresses: lower case, digits, hyphens.',
  dono: 'Who is to run the supplier: a name and an e-mail, which the invitation goes to.',
  donos: 'Who runs the supplier.',
  entrou: 'Whether the login has a password: false until its invitation is taken.',
  convite:
    'How its owner gets in: `ENVIADO`, by a letter with a link that makes a password; `JA_ENTRA`, with the password the login has.',
  formas_entrega: 'Ways of delivery and pick-up that the supplier has.',
  formas_pagamento: 'Ways to pay that the supplier has.',
  ultimo_pedido_em: 'When its last order came in; null: there was none.',
  fornecedores: 'Suppliers, best first for who asks.',
  fuso: "Time zone of the store (IANA), such as 'America/Sao_Paulo'; its days and hours are told in it.",
  tags: 'Tags; of a supplier those of section 6 change how the store behaves.',
  segmento: 'What the store deals in, in one or two words.',
  segmentos: 'Kinds of customers that see categories of their own.',
  idsegmento: 'Id of a kind of customers; as a parameter, only categories shown to it.',
  modulos:
    'Modules that the supplier has; `Todos` is all of them. A call of a module that is missing answers 404 (§5).',
  ordenacoes_produto: 'Orders in which the product list may be sorted, in the order of the menu.',
  tagsPesquisa: 'Tags and filters of a product list, with commas between.',
  tag: 'Tag that products carry: lower case, digits, hyphens.',
  grupo: 'Heading under which a filter stands with others of its kind.',
  promovida: 'Whether the tag is shown as a chip above the list.',
  promovido: 'Whether the value is shown as a chip above the list.',
  formasPagamento:
    'Payment methods that the supplier has; which of them a customer gets is asked for by its own call.',
  lojas: 'Stores where goods are picked up.',
  idloja: 'Id of a store where goods are picked up; null: no particular one, or delivery.',
  descricao_endereco_loja: 'Address of a store in one line, as people read it.',
  coordenadas_loja: 'Where the store stands.',
  coordenadas_lojas: 'Stores of the supplier with their places and hours.',
  horarios:
    "Opening hours as 'HH:MM-HH:MM' by weekday, Monday first; null: closed on that day. Empty: not known.",
  horario:
    'When the nearest store opens or closes, in words (`Aberta até 18h`); null: its hours are not known.',
  horario_atendimento: "When customers are attended, in words; '' where it is not said.",
  pedido_minimo: 'Least value of the goods in reais for an order to be taken; null: none.',
  DELIVERY: 'Of delivery: least value of the goods in reais, wherever the order goes; null: none.',
  RETIRADA: 'Of pickup: least value of the goods in reais; null: none.',
  telasComCarrossel:
    'Screens on which a carousel of the store may stand (HOME, PRODUCT, CART, STATIC_PAGE); others need not ask.',
  meta_info: 'Switches and texts of the supplier (§3).',
  hasRecorrencia: 'Whether orders may be repeated by themselves: subscription types are offered then.',
  recorrencia: 'Text about repeating orders; null or absent: none.',
  maior_de_18: 'Restricted to adults: age is asked for, and proven at the door.',
  prazo_analise: 'How long it takes to look at a registration, in words.',
  logins: 'By what people may log in: EMAIL, CPF, CNPJ, ESTRANGEIRO; absent: all four (§5).',
  config: 'How the store looks and is found: theme, menu, footer, search engines, domain, analytics (§3).',
  tema: 'Theme of the store, ready to be drawn.',
  entradas: 'The eight things that the supplier chose; all the rest of the theme follows from them.',
  brand: 'Main colour, `#rrggbb`.',
  accent: 'Second colour, `#rrggbb`.',
  font: 'Typeface, one of the four offered.',
  radius: 'Roundness of corners in CSS pixels, 0 to 24.',
  density: 'How far things stand apart: 1 is comfortable, 0.75 the closest, 1.25 the widest.',
  logoRatio: 'Width of the logo divided by its height, 1 to 8.',
  imageRatio: 'Width of the picture on a product card divided by its height, 0.5 to 2.',
  scheme: "Scheme of colours: light, dark, or auto (as the shopper's own system has it).",
  css: 'CSS variables of the theme, ready to stand inside `:root{}`.',
  cssEscuro: "Rules that follow `css` where the store is dark; '' for a light store.",
  logo: 'Logo of the store: a hash, or its pictures by their hashes.',
  claro: "Hash of the logo for light ground; '': none.",
  escuro: "Hash of the logo for dark ground; '': none.",
  simbolo: "Hash of the square symbol that icons are made of; '': none.",
  menu: 'Links of the main menu, in their order.',
  documentos: 'Pages that say on what terms the store sells, as far as it has published them.',
  rodape: 'Footer of the store, with its legal identity.',
  razaosocial: "Legal name of the company; '' of a person.",
  cnpj: 'CNPJ of the company: 14 characters, which may be letters since 2026, masked where people read it.',
  colunas:
    'Columns: of the footer its lists of links, of a table its headings, of orders codes for the spreadsheet.',
  links: 'Links of a column of the footer, in their order.',
  href: 'Where the link leads: a path of the store, or an address with https.',
  seo: 'What pages of the store tell search engines and previews of links (§3 Page head).',
  title: 'Title of pages that have none of their own.',
  description: "Description for search engines; '' without one.",
  favicon: 'Address of the icon for browser tabs.',
  key: "Key words of the home for search engines, with commas between; '' without any.",
  image: 'Address of the picture that a link to the store shows elsewhere.',
  sub: "Sub variant of the page head as section 3 names it, kept and not used; '' where the supplier gave none.",
  dominio: 'Host name at which the store is found.',
  dominio_adicionais: 'Other host names that show the same store.',
  tracking: 'Analytics of the store.',
  ga4: 'Measurement id of Google Analytics 4, `G-…`; null: nothing is measured.',
  lat: 'Latitude in degrees, -90 to 90 (WGS 84); null: not known.',
  lng: 'Longitude in degrees, -180 to 180 (WGS 84); null: not known.',
  coordenadas: 'Point on the map, latitude and longitude in degrees.',
  areas: 'Areas of delivery around the place.',
  ponto: 'Where it is; null: a CEP whose place is not known.',
  kg: 'Weight of the goods in kilograms.',
  ja_estava: 'Whether the product had this very picture before: nothing changed.',
  vezes: 'How often it was asked for.',
  aneis: 'Rings of the area as lists of points, the outer one first; the last point is the first.',
  queryPoligonoDeColeta: 'True asks the areas of pickup instead of those of delivery.',
  tiposEntrega: 'How goods come from this store: DELIVERY, RETIRADA or both.',
  proxima_entrega: 'First open window at the place, in words (`hoje, 18h–20h`); null: none in the next days.',
  menor_taxa: 'Lowest freight of any form and hour at the place, in reais; null: not known without a place.',
  distancia: 'Metres from the place to the nearest store, for pickup; null: not known.',
  aberta: 'Whether a store of it is open now; null: its hours are not known.',
  ja_comprou: 'Whether the customer of this session has ordered here before.',
  ultima_compra: 'Total of the last order here in reais; absent where prices may not be seen.',
  contentType: 'Which text is asked for; always ORDER_INSTRUCTIONS.',
  imagens: 'Pictures, in their order.',
  imagem: 'Picture; null: there is none.',
  hash: 'Hash of the picture; its file is at `/img/{hash}/{largura}.{formato}`.',
  alt: "What the picture shows, for who cannot see it; '' for a decoration.",
  cor: 'Colour of the ground until the picture arrives, `#rrggbb`.',
  lugar: 'Place, as people read it; null: gone or not known.',
} satisfies Descricoes

/** The supplier itself as its owner keeps it (decision 0137). */
export const identidade = {
  geojson:
    'Outline of the area as GeoJSON has it (RFC 7946): a Polygon or a MultiPolygon, longitude first, rings closed.',
  coordinates:
    'Rings of the outline, the outer one first; of a MultiPolygon one list of rings for each part.',
  online: 'Whether money can be taken online: the supplier has an account at a payment provider.',
  faz_entrega: 'Whether the supplier delivers (tag has-delivery).',
  faz_retirada: 'Whether goods can be picked up at a store of the supplier (tag has-collect).',
  outras_tags:
    'Tags that are not of section 6, which the own systems of the supplier may know; they stay as they are.',
  em_aberto: 'How much of each module is in use now, a thousand at most.',
  modulo: 'Module of a store.',
  termo: 'Terms of use in force, the same for every store; null: none are published.',
  primeiro_pedido: 'The first order that came, other than as a test; null: none yet.',
  armado_ate: 'Until when the next order of who was named is a test, ISO 8601 instant; null: it is none.',
  usual: 'What stands where nothing is said.',
  instrucoes_pedido: "What is told with every order; '': nothing.",
} satisfies Descricoes

/** From which address a supplier's letters leave (decision 0097). */
export const dominio = {
  apontamento: 'Verdict on where a host points, by the codes of `prova`.',
  apontar: 'Records of which a host needs one, to lead to the shop; empty: not told by the platform.',
  de_outra:
    "True while another store's proof stands beside this one's: the host stays where it is until that is taken out.",
  proximo_em: 'When it is looked at next by itself, ISO 8601 instant; null: at a press alone.',
} satisfies Descricoes

export const carta = {
  assunto: 'Subject of a letter, one line; parts stand in braces.',
  exemplo: 'What a part may be, where there is nobody to write to.',
  exigida: 'True for a part without which the letter would not say what it has to.',
  fixa: "Why the words of a letter are nobody's to choose; '': they are the store's.",
  html: 'The letter as mail programs show it.',
} satisfies Descricoes

export const remetente = {
  caixa_em: 'When somebody typed in the code that went to this mailbox, ISO 8601 instant; null: nobody yet.',
  dominio_em:
    'When the domain was seen to let the mail server send for it (SPF, DKIM), ISO 8601 instant; null: not yet.',
  verificado_em:
    'Since when mailbox and domain are both proven, and letters leave from the address; null: not yet.',
  envia_de: "Address that letters leave from now; '' while no mail leaves.",
  envia_como: 'Name under which letters leave now.',
  responde_para: "Address that answers go to now; '' for none.",
  registros:
    'DNS records that the domain of the address must have; empty: no address, or not told by the platform.',
  contem: 'What the DNS record must hold; other senders of the domain may stand beside it.',
  spf: 'Verdict on SPF; SEM_RESPOSTA: the DNS servers did not answer in time, NAO_CONFIGURADO: the platform names nothing to look for.',
  dkim: 'Verdict on DKIM, by the same codes as `spf`.',
} satisfies Descricoes
