/**
 * CEP ranges of municipalities as `nome/UF first-last[,first-last]`, five digits each end (the last three digits
 * run from 000 to 999). Written by hand: the state capitals, about 190 municipalities of São Paulo (all of the
 * metropolitan regions of São Paulo, Campinas, Baixada Santista and Jundiaí) and the larger cities elsewhere.
 * A municipality that is missing here still answers by name; its CEP answers with the state (regioes-postais.ts).
 */
export const FAIXAS_CEP = `
São Paulo/SP 01000-05999,08000-08499
Osasco/SP 06000-06299
Carapicuíba/SP 06300-06399
Barueri/SP 06400-06499
Santana de Parnaíba/SP 06500-06549
Pirapora do Bom Jesus/SP 06550-06599
Jandira/SP 06600-06649
Itapevi/SP 06650-06699
Cotia/SP 06700-06729
Vargem Grande Paulista/SP 06730-06749
Taboão da Serra/SP 06750-06799
Embu das Artes/SP 06800-06849
Itapecerica da Serra/SP 06850-06889
São Lourenço da Serra/SP 06890-06899
Embu-Guaçu/SP 06900-06949
Juquitiba/SP 06950-06999
Guarulhos/SP 07000-07399
Arujá/SP 07400-07499
Santa Isabel/SP 07500-07599
Mairiporã/SP 07600-07699
Caieiras/SP 07700-07749
Cajamar/SP 07750-07799
Franco da Rocha/SP 07800-07899
Francisco Morato/SP 07900-07999
Ferraz de Vasconcelos/SP 08500-08549
Poá/SP 08550-08569
Itaquaquecetuba/SP 08570-08599
Suzano/SP 08600-08699
Mogi das Cruzes/SP 08700-08899
Guararema/SP 08900-08939
Biritiba Mirim/SP 08940-08969
Salesópolis/SP 08970-08999
Santo André/SP 09000-09299
Mauá/SP 09300-09399
Ribeirão Pires/SP 09400-09449
Rio Grande da Serra/SP 09450-09499
São Caetano do Sul/SP 09500-09599
São Bernardo do Campo/SP 09600-09899
Diadema/SP 09900-09999
Santos/SP 11000-11249
Bertioga/SP 11250-11299
São Vicente/SP 11300-11399
Guarujá/SP 11400-11499
Cubatão/SP 11500-11599
São Sebastião/SP 11600-11629
Ilhabela/SP 11630-11659
Caraguatatuba/SP 11660-11679
Ubatuba/SP 11680-11699
Praia Grande/SP 11700-11729
Mongaguá/SP 11730-11739
Itanhaém/SP 11740-11749
Peruíbe/SP 11750-11759,11770-11789
Registro/SP 11900-11909
Taubaté/SP 12000-12119
Tremembé/SP 12120-12129
São Luiz do Paraitinga/SP 12140-12169
São José dos Campos/SP 12200-12249
Jambeiro/SP 12270-12279
Caçapava/SP 12280-12299
Jacareí/SP 12300-12349
Igaratá/SP 12350-12379
Santa Branca/SP 12380-12399
Pindamonhangaba/SP 12400-12449
Santo Antônio do Pinhal/SP 12450-12459
Campos do Jordão/SP 12460-12489
Guaratinguetá/SP 12500-12524
Aparecida/SP 12570-12579
Lorena/SP 12600-12614
Cruzeiro/SP 12700-12759
Bragança Paulista/SP 12900-12929
Atibaia/SP 12940-12954
Bom Jesus dos Perdões/SP 12955-12959
Nazaré Paulista/SP 12960-12969
Piracaia/SP 12970-12979
Joanópolis/SP 12980-12989
Campinas/SP 13000-13139
Paulínia/SP 13140-13149
Cosmópolis/SP 13150-13159
Artur Nogueira/SP 13160-13169
Sumaré/SP 13170-13182
Hortolândia/SP 13183-13189
Monte Mor/SP 13190-13199
Jundiaí/SP 13200-13219
Várzea Paulista/SP 13220-13229
Campo Limpo Paulista/SP 13230-13239
Jarinu/SP 13240-13249
Itatiba/SP 13250-13259
Morungaba/SP 13260-13269
Valinhos/SP 13270-13279
Vinhedo/SP 13280-13289
Louveira/SP 13290-13294
Itupeva/SP 13295-13299
Itu/SP 13300-13314
Cabreúva/SP 13315-13319
Salto/SP 13320-13329
Indaiatuba/SP 13330-13349
Elias Fausto/SP 13350-13359
Capivari/SP 13360-13369
Rafard/SP 13370-13374
Nova Odessa/SP 13380-13389
Rio das Pedras/SP 13390-13399
Piracicaba/SP 13400-13439
Saltinho/SP 13440-13444
Engenheiro Coelho/SP 13445-13449
Santa Bárbara d'Oeste/SP 13450-13464
Americana/SP 13465-13479
Limeira/SP 13480-13489
Cordeirópolis/SP 13490-13494
Iracemápolis/SP 13495-13499
Rio Claro/SP 13500-13509
Santa Gertrudes/SP 13510-13514
Charqueada/SP 13515-13519
São Pedro/SP 13520-13524
Águas de São Pedro/SP 13525-13529
São Carlos/SP 13560-13579
Araras/SP 13600-13609
Leme/SP 13610-13624
Pirassununga/SP 13630-13649
Porto Ferreira/SP 13660-13669
Descalvado/SP 13690-13699
Mococa/SP 13730-13759
Mogi Mirim/SP 13800-13819
Monte Alegre do Sul/SP 13820-13824
Holambra/SP 13825-13829
Santo Antônio de Posse/SP 13830-13834
Conchal/SP 13835-13839
Mogi Guaçu/SP 13840-13856
Estiva Gerbi/SP 13857-13859
Aguaí/SP 13860-13869
São João da Boa Vista/SP 13870-13879
Amparo/SP 13900-13909
Jaguariúna/SP 13910-13919
Pedreira/SP 13920-13929
Serra Negra/SP 13930-13939
Águas de Lindóia/SP 13940-13949
Lindóia/SP 13950-13959
Socorro/SP 13960-13969
Itapira/SP 13970-13989
Espírito Santo do Pinhal/SP 13990-13994
Ribeirão Preto/SP 14000-14114
Cravinhos/SP 14140-14149
Serrana/SP 14150-14159
Sertãozinho/SP 14160-14179
Batatais/SP 14300-14339
Franca/SP 14400-14414
Bebedouro/SP 14700-14719
Barretos/SP 14780-14789
Araraquara/SP 14800-14812
Ibaté/SP 14815-14819
Américo Brasiliense/SP 14820-14824
Jaboticabal/SP 14870-14899
São José do Rio Preto/SP 15000-15104
Mirassol/SP 15130-15139
Olímpia/SP 15400-15409
Votuporanga/SP 15500-15519
Fernandópolis/SP 15600-15619
Jales/SP 15700-15709
Catanduva/SP 15800-15819
Taquaritinga/SP 15900-15909
Matão/SP 15990-15999
Araçatuba/SP 16000-16129
Birigui/SP 16200-16209
Penápolis/SP 16300-16309
Lins/SP 16400-16429
Andradina/SP 16900-16919
Bauru/SP 17000-17119
Agudos/SP 17120-17149
Jaú/SP 17200-17229
Pederneiras/SP 17280-17289
Marília/SP 17500-17539
Tupã/SP 17600-17629
Adamantina/SP 17800-17809
Dracena/SP 17900-17919
Sorocaba/SP 18000-18109
Votorantim/SP 18110-18119
Mairinque/SP 18120-18124
Alumínio/SP 18125-18129
São Roque/SP 18130-18146
Araçariguama/SP 18147-18149
Ibiúna/SP 18150-18159
Salto de Pirapora/SP 18160-18169
Piedade/SP 18170-18179
Araçoiaba da Serra/SP 18190-18194
Itapetininga/SP 18200-18219
Tatuí/SP 18270-18284
Capão Bonito/SP 18300-18309
Itapeva/SP 18400-18424
Laranjal Paulista/SP 18500-18519
Cerquilho/SP 18520-18529
Tietê/SP 18530-18534
Porto Feliz/SP 18540-18549
Boituva/SP 18550-18559
Iperó/SP 18560-18569
Botucatu/SP 18600-18619
São Manuel/SP 18650-18659
Lençóis Paulista/SP 18680-18689
Avaré/SP 18700-18709
Presidente Prudente/SP 19000-19159
Assis/SP 19800-19819
Ourinhos/SP 19900-19919
Rio de Janeiro/RJ 20000-23799
Angra dos Reis/RJ 23900-23959
Niterói/RJ 24000-24399
São Gonçalo/RJ 24400-24799
Itaboraí/RJ 24800-24899
Maricá/RJ 24900-24939
Duque de Caxias/RJ 25000-25499
São João de Meriti/RJ 25500-25599
Petrópolis/RJ 25600-25779
Teresópolis/RJ 25950-25995
Nova Iguaçu/RJ 26000-26099,26200-26299
Belford Roxo/RJ 26100-26199
Queimados/RJ 26300-26399
Nilópolis/RJ 26500-26549
Mesquita/RJ 26550-26599
Volta Redonda/RJ 27200-27299
Barra Mansa/RJ 27300-27399
Resende/RJ 27500-27549
Macaé/RJ 27900-27979
Campos dos Goytacazes/RJ 28000-28149
Nova Friburgo/RJ 28600-28636
Cabo Frio/RJ 28900-28924
Vitória/ES 29000-29099
Vila Velha/ES 29100-29134
Cariacica/ES 29140-29159
Serra/ES 29160-29184
Cachoeiro de Itapemirim/ES 29300-29329
Linhares/ES 29900-29919
Belo Horizonte/MG 30000-31999
Contagem/MG 32000-32399
Ibirité/MG 32400-32499
Betim/MG 32500-32899
Santa Luzia/MG 33000-33199
Ribeirão das Neves/MG 33800-33899
Nova Lima/MG 34000-34019
Governador Valadares/MG 35000-35109
Ipatinga/MG 35160-35164
Divinópolis/MG 35500-35504
Sete Lagoas/MG 35700-35703
Juiz de Fora/MG 36000-36119
Barbacena/MG 36200-36214
Varginha/MG 37000-37109
Pouso Alegre/MG 37550-37565
Poços de Caldas/MG 37700-37719
Uberaba/MG 38000-38109
Uberlândia/MG 38400-38419
Patos de Minas/MG 38700-38709
Montes Claros/MG 39400-39410
Salvador/BA 40000-42599
Lauro de Freitas/BA 42700-42749
Camaçari/BA 42800-42849
Feira de Santana/BA 44000-44109
Vitória da Conquista/BA 45000-45119
Itabuna/BA 45600-45619
Ilhéus/BA 45650-45679
Juazeiro/BA 48900-48929
Aracaju/SE 49000-49098
Recife/PE 50000-52999
Olinda/PE 53000-53399
Paulista/PE 53400-53499
Jaboatão dos Guararapes/PE 54000-54499
Caruaru/PE 55000-55119
Petrolina/PE 56300-56334
Maceió/AL 57000-57099
Arapiraca/AL 57300-57319
João Pessoa/PB 58000-58099
Campina Grande/PB 58400-58449
Natal/RN 59000-59139
Parnamirim/RN 59140-59179
Mossoró/RN 59600-59654
Fortaleza/CE 60000-61599
Caucaia/CE 61600-61699
Maracanaú/CE 61900-61939
Sobral/CE 62000-62119
Juazeiro do Norte/CE 63000-63059
Teresina/PI 64000-64099
São Luís/MA 65000-65109
Imperatriz/MA 65900-65919
Belém/PA 66000-66999
Ananindeua/PA 67000-67199
Santarém/PA 68000-68099
Marabá/PA 68500-68514
Macapá/AP 68900-68914
Manaus/AM 69000-69099
Boa Vista/RR 69300-69339
Rio Branco/AC 69900-69923
Brasília/DF 70000-72799,73000-73699
Goiânia/GO 74000-74899
Aparecida de Goiânia/GO 74900-74999
Anápolis/GO 75000-75149
Porto Velho/RO 76800-76834
Palmas/TO 77000-77249
Cuiabá/MT 78000-78099
Várzea Grande/MT 78100-78179
Rondonópolis/MT 78700-78750
Campo Grande/MS 79000-79129
Três Lagoas/MS 79600-79649
Dourados/MS 79800-79849
Curitiba/PR 80000-82999
São José dos Pinhais/PR 83000-83149
Colombo/PR 83400-83417
Ponta Grossa/PR 84000-84129
Cascavel/PR 85800-85824
Foz do Iguaçu/PR 85850-85872
Londrina/PR 86000-86109
Maringá/PR 87000-87109
Florianópolis/SC 88000-88099
São José/SC 88100-88123
Itajaí/SC 88300-88319
Balneário Camboriú/SC 88330-88339
Criciúma/SC 88800-88819
Blumenau/SC 89000-89099
Joinville/SC 89200-89239
Chapecó/SC 89800-89816
Porto Alegre/RS 90000-91999
Canoas/RS 92000-92449
São Leopoldo/RS 93000-93179
Novo Hamburgo/RS 93300-93548
Gravataí/RS 94000-94329
Viamão/RS 94400-94799
Alvorada/RS 94800-94899
Caxias do Sul/RS 95000-95129
Pelotas/RS 96000-96124
Rio Grande/RS 96200-96229
Santa Maria/RS 97000-97139
Passo Fundo/RS 99000-99119
`
