extension CityListTests {
  static let shown = """
     service = city-list
     205 cities from the service's list, in its order
          place                          now            humidity  wind
       1  Kabul                AF  ☁   16 °C  Overcast      79 %  3 m/s
       2  Tirana               AL  ☁   14 °C  Overcast      57 %  3 m/s
       3  Algiers              DZ  ☀   15 °C  Clear         57 %  2 m/s
       4  Andorra la Vella     AD  ☁   12 °C  Overcast      68 %  2 m/s
       5  Luanda               AO  ☁   28 °C  Overcast      77 %  7 m/s
       6  Saint John’s         AG  ☀   24 °C  Clear         67 %  6 m/s
       7  Buenos Aires         AR  ☁   24 °C  Overcast      64 %  3 m/s
       8  Yerevan              AM  ☁   14 °C  Overcast      65 %  4 m/s
       9  Canberra             AU  ☾   21 °C  Clear         81 %  6 m/s
      10  Vienna               AT  ☀    6 °C  Clear         61 %  2 m/s
      11  Baku                 AZ  ☾   16 °C  Clear         71 %  4 m/s
      12  Nassau               BS  ☁   21 °C  Overcast      77 %  8 m/s
      13  Manama               BH  ☁   23 °C  Overcast      78 %  1 m/s
      14  Dhaka                BD  ☾   22 °C  Clear         66 %  1 m/s
      15  Bridgetown           BB  ☁   22 °C  Overcast      97 %  4 m/s
      16  Minsk                BY  ☀    3 °C  Clear         64 %  2 m/s
      17  Brussels             BE  ☀    8 °C  Clear         72 %  1 m/s
      18  Belmopan             BZ  ☁   23 °C  Overcast      73 %  1 m/s
      19  Porto-Novo           BJ  ☀   31 °C  Clear         68 %  5 m/s
      20  Thimphu              BT  ☁   17 °C  Overcast      79 %  10 m/s
      21  Sucre                BO  ☀   28 °C  Clear         64 %  6 m/s
      22  Sarajevo             BA  ☀   10 °C  Clear         60 %  2 m/s
      23  Gaborone             BW  ☀   30 °C  Clear         50 %  6 m/s
      24  Brasília             BR  ☁   27 °C  Overcast      80 %  2 m/s
      25  Bandar Seri Begawan  BN  ☾   25 °C  Clear         69 %  1 m/s
      26  Sofia                BG  ☁   12 °C  Overcast      78 %  4 m/s
      27  Ouagadougou          BF  ☁   26 °C  Overcast      78 %  3 m/s
      28  Gitega               BI  ☁   29 °C  Overcast      76 %  6 m/s
      29  Praia                CV  ☁   24 °C  Overcast      81 %  9 m/s
      30  Phnom Penh           KH  ☾   25 °C  Clear         70 %  6 m/s
      31  Yaoundé              CM  ☁   27 °C  Overcast      85 %  4 m/s
      32  Ottawa               CA  ☀    8 °C  Clear         73 %  3 m/s
      33  Bangui               CF  ☁   28 °C  Overcast      77 %  5 m/s
      34  N'Djamena            TD  ☀   29 °C  Clear         67 %  4 m/s
      35  Santiago             CL  ☁   19 °C  Overcast      79 %  4 m/s
      36  Beijing              CN  ☁    9 °C  Overcast      62 %  3 m/s
      37  Bogotá               CO  ☁   27 °C  Overcast      75 %  8 m/s
      38  Moroni               KM  ☀   35 °C  Clear         56 %  5 m/s
      39  San José             CR  ☁   27 °C  Overcast      80 %  4 m/s
      40  Zagreb               HR  ☁    8 °C  Overcast      80 %  6 m/s
      41  Havana               CU  ☀   18 °C  Clear         75 %  4 m/s
      42  Nicosia              CY  ☁   15 °C  Overcast      81 %  7 m/s
      43  Prague               CZ  ☀    3 °C  Clear         63 %  2 m/s
      44  Kinshasa             CD  ☁   31 °C  Overcast      78 %  6 m/s
      45  Copenhagen           DK  ☀    6 °C  Clear         43 %  5 m/s
      46  Djibouti             DJ  ☁   28 °C  Overcast      91 %  5 m/s
      47  Roseau               DM  ☀   24 °C  Clear         63 %  4 m/s
      48  Santo Domingo        DO  ☁   24 °C  Overcast      73 %  5 m/s
      49  Quito                EC  ☀   27 °C  Clear         66 %  5 m/s
      50  Cairo                EG  ☁   19 °C  Overcast      62 %  1 m/s
      51  San Salvador         SV  ☁   23 °C  Overcast      76 %  1 m/s
      52  Ciudad de la Paz     GQ  ☀   30 °C  Clear         61 %  2 m/s
      53  Asmara               ER  ☁   28 °C  Overcast      65 %  1 m/s
      54  Tallinn              EE  ☾    2 °C  Clear         56 %  6 m/s
      55  Mbabane              SZ  ☁   23 °C  Overcast      78 %  2 m/s
      56  Addis Ababa          ET  ☁   29 °C  Overcast      68 %  3 m/s
      57  Tórshavn             FO  ☁   −4 °C  Overcast      95 %  8 m/s
      58  Suva                 FJ  ☁   25 °C  Overcast      98 %  3 m/s
      59  Helsinki             FI  ☾  −11 °C  Clear         54 %  3 m/s
      60  Paris                FR  ☁    0 °C  Overcast      82 %  11 m/s
      61  Libreville           GA  ☀   32 °C  Clear         57 %  1 m/s
      62  Banjul               GM  ☁   26 °C  Overcast      89 %  9 m/s
      63  Tbilisi              GE  ☁   12 °C  Overcast      71 %  8 m/s
      64  Berlin               DE  ☁   −3 °C  Overcast      84 %  9 m/s
      65  Accra                GH  ☁   28 °C  Overcast      71 %  5 m/s
      66  Athens               GR  ☀   17 °C  Clear         66 %  3 m/s
      67  Nuuk                 GL  ☁   −5 °C  Overcast      78 %  3 m/s
      68  Saint George's       GD  ☁   26 °C  Overcast      72 %  3 m/s
      69  Guatemala City       GT  ☁   22 °C  Overcast      99 %  8 m/s
      70  Conakry              GN  ☁   27 °C  Overcast      70 %  4 m/s
      71  Bissau               GW  ☁   30 °C  Overcast      70 %  4 m/s
      72  Georgetown           GY  ☀   28 °C  Clear         67 %  2 m/s
      73  Port-au-Prince       HT  ☀   25 °C  Clear         58 %  3 m/s
      74  Tegucigalpa          HN  ☁   23 °C  Overcast      84 %  6 m/s
      75  Budapest             HU  ☁    5 °C  Overcast      58 %  6 m/s
      76  Reykjavík            IS  ☁  −15 °C  Overcast      81 %  9 m/s
      77  New Delhi            IN  ☾   21 °C  Clear         57 %  2 m/s
      78  Jakarta              ID  ☾   29 °C  Clear         63 %  4 m/s
      79  Tehran               IR  ☁   17 °C  Overcast      96 %  8 m/s
      80  Baghdad              IQ  ☾   19 °C  Clear         59 %  4 m/s
      81  Dublin               IE  ☁    2 °C  Overcast      80 %  7 m/s
      82  Jerusalem            IL  ☁   15 °C  Overcast      64 %  3 m/s
      83  Rome                 IT  ☀   14 °C  Clear         65 %  3 m/s
      84  Yamoussoukro         CI  ☁   30 °C  Overcast      66 %  6 m/s
      85  Kingston             JM  ☀   25 °C  Clear         70 %  5 m/s
      86  Tokyo                JP  ☁    9 °C  Overcast      82 %  1 m/s
      87  Amman                JO  ☀   21 °C  Clear         48 %  3 m/s
      88  Astana               KZ  ☾   −2 °C  Clear         52 %  4 m/s
      89  Nairobi              KE  ☀   33 °C  Clear         61 %  2 m/s
      90  Tarawa               KI  ☁   26 °C  Overcast      73 %  3 m/s
      91  Pristina             XK  ☀   11 °C  Clear         60 %  1 m/s
      92  Kuwait City          KW  ☁   18 °C  Overcast      83 %  8 m/s
      93  Bishkek              KG  ☁   10 °C  Overcast      93 %  6 m/s
      94  Vientiane            LA  ☁   24 °C  Overcast      68 %  6 m/s
      95  Riga                 LV  ☁   −1 °C  Overcast      65 %  2 m/s
      96  Beirut               LB  ☁   15 °C  Overcast      73 %  4 m/s
      97  Maseru               LS  ☁   24 °C  Overcast      69 %  6 m/s
      98  Monrovia             LR  ☁   31 °C  Overcast      58 %  4 m/s
      99  Tripoli              LY  ☀   22 °C  Clear         67 %  3 m/s
     100  Vaduz                LI  ☁    7 °C  Overcast      64 %  5 m/s
     Page 1 of 3. Press Return for the next.
     Type filter TEXT to narrow the list, sort temperature to sort it, or a number
     to open a city.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     205 cities from the service's list, in its order
          place                               now            humidity  wind
     101  Vilnius                    LT  ☁  −6 °C  Overcast      83 %  8 m/s
     102  Luxembourg                 LU  ☁   7 °C  Overcast      82 %  7 m/s
     103  Antananarivo               MG  ☁  27 °C  Overcast      97 %  7 m/s
     104  Lilongwe                   MW  ☁  32 °C  Overcast      52 %  3 m/s
     105  Kuala Lumpur               MY  ☁  25 °C  Overcast      77 %  7 m/s
     106  Male                       MV  ☁  27 °C  Overcast      84 %  3 m/s
     107  Bamako                     ML  ☀  29 °C  Clear         65 %  1 m/s
     108  Valletta                   MT  ☁  16 °C  Overcast      78 %  3 m/s
     109  Majuro                     MH  ☁  22 °C  Overcast      83 %  6 m/s
     110  Nouakchott                 MR  ☁  22 °C  Overcast      69 %  4 m/s
     111  Port Louis                 MU  ☁  30 °C  Overcast      71 %  7 m/s
     112  Mexico City                MX  ☀  24 °C  Clear         72 %  4 m/s
     113  Palikir                    FM  ☁  22 °C  Overcast      92 %  8 m/s
     114  Chisinau                   MD  ☀  10 °C  Clear         47 %  6 m/s
     115  Monaco                     MC  ☁   7 °C  Overcast      79 %  6 m/s
     116  Ulaanbaatar                MN  ☾   5 °C  Clear         66 %  5 m/s
     117  Podgorica                  ME  ☀  12 °C  Clear         38 %  3 m/s
     118  Rabat                      MA  ☁  14 °C  Overcast      85 %  7 m/s
     119  Maputo                     MZ  ☀  25 °C  Clear         64 %  2 m/s
     120  Nay Pyi Taw                MM  ☾  25 °C  Clear         66 %  1 m/s
     121  Windhoek                   NA  ☀  33 °C  Clear         49 %  5 m/s
     122  Yaren                      NR  ☁  27 °C  Overcast      84 %  8 m/s
     123  Kathmandu                  NP  ☁  16 °C  Overcast      74 %  4 m/s
     124  Wellington                 NZ  ☁  17 °C  Overcast      95 %  9 m/s
     125  Managua                    NI  ☁  24 °C  Overcast      89 %  6 m/s
     126  Niamey                     NE  ☁  29 °C  Overcast      66 %  3 m/s
     127  Abuja                      NG  ☁  29 °C  Overcast      73 %  4 m/s
     128  Pyongyang                  KP  ☾  10 °C  Clear         63 %  6 m/s
     129  Skopje                     MK  ☁   9 °C  Overcast      74 %  5 m/s
     130  Oslo                       NO  ☀  −9 °C  Clear         39 %  1 m/s
     131  Muscat                     OM  ☾  24 °C  Clear         55 %  5 m/s
     132  Islamabad                  PK  ☁  15 °C  Overcast      62 %  7 m/s
     133  Melekeok                   PW  ☾  25 °C  Clear         74 %  1 m/s
     134  Ramallah                   PS  ☁  17 °C  Overcast      71 %  3 m/s
     135  Panama City                PA  ☀  26 °C  Clear         79 %  1 m/s
     136  Port Moresby               PG  ☁  24 °C  Overcast      93 %  3 m/s
     137  Asunción                   PY  ☁  26 °C  Overcast      86 %  5 m/s
     138  Lima                       PE  ☁  26 °C  Overcast      90 %  5 m/s
     139  Manila                     PH  ☾  26 °C  Clear         68 %  4 m/s
     140  Warsaw                     PL  ☀   4 °C  Clear         55 %  1 m/s
     141  Lisbon                     PT  ☁  14 °C  Overcast      70 %  1 m/s
     142  Doha                       QA  ☁  18 °C  Overcast      76 %  8 m/s
     143  Brazzaville                CG  ☁  33 °C  Overcast      77 %  1 m/s
     144  Bucharest                  RO  ☀  13 °C  Clear         56 %  3 m/s
     145  Moscow                     RU  ☁   0 °C  Overcast      68 %  4 m/s
     146  Kigali                     RW  ☁  30 °C  Overcast      72 %  5 m/s
     147  Basseterre                 KN  ☁  21 °C  Overcast      80 %  6 m/s
     148  Castries                   LC  ☁  25 °C  Overcast      84 %  8 m/s
     149  Kingstown                  VC  ☁  24 °C  Overcast      75 %  3 m/s
     150  Apia                       WS  ☾  23 °C  Clear         86 %  5 m/s
     151  San Marino                 SM  ☀   9 °C  Clear         64 %  1 m/s
     152  São Tomé                   ST  ☁  26 °C  Overcast      99 %  5 m/s
     153  Riyadh                     SA  ☁  24 °C  Overcast      73 %  5 m/s
     154  Dakar                      SN  ☀  27 °C  Clear         70 %  5 m/s
     155  Belgrade                   RS  ☀  11 °C  Clear         56 %  1 m/s
     156  Victoria                   SC  ☀  34 °C  Clear         65 %  4 m/s
     157  Freetown                   SL  ☀  31 °C  Clear         61 %  2 m/s
     158  Singapore                  SG  ☁  27 °C  Overcast      78 %  1 m/s
     159  Bratislava                 SK  ☁   9 °C  Overcast      74 %  4 m/s
     160  Ljubljana                  SI  ☁   7 °C  Overcast      90 %  8 m/s
     161  Honiara                    SB  ☾  25 °C  Clear         77 %  5 m/s
     162  Mogadishu                  SO  ☀  32 °C  Clear         57 %  1 m/s
     163  Pretoria                   ZA  ☀  29 °C  Clear         45 %  2 m/s
     164  Seoul                      KR  ☁  10 °C  Overcast      62 %  6 m/s
     165  Juba                       SS  ☀  32 °C  Clear         61 %  1 m/s
     166  Madrid                     ES  ☁  14 °C  Overcast      72 %  1 m/s
     167  Colombo                    LK  ☁  28 °C  Overcast      62 %  3 m/s
     168  Khartoum                   SD  ☁  23 °C  Overcast      81 %  3 m/s
     169  Paramaribo                 SR  ☁  27 °C  Overcast      99 %  7 m/s
     170  Stockholm                  SE  ☀   0 °C  Clear         44 %  6 m/s
     171  Bern                       CH  ☀  12 °C  Clear         50 %  3 m/s
     172  Damascus                   SY  ☁  13 °C  Overcast      75 %  3 m/s
     173  Taipei                     TW  ☁  16 °C  Overcast      83 %  8 m/s
     174  Dushanbe                   TJ  ☁  16 °C  Overcast      70 %  6 m/s
     175  Dodoma                     TZ  ☀  34 °C  Clear         42 %  3 m/s
     176  Bangkok                    TH  ☾  26 °C  Clear         71 %  3 m/s
     177  Amsterdam                  NL  ☁  −2 °C  Overcast      69 %  5 m/s
     178  Dili                       TL  ☾  28 °C  Clear         78 %  3 m/s
     179  Lomé                       TG  ☀  31 °C  Clear         41 %  3 m/s
     180  Nuku‘alofa                 TO  ☁  23 °C  Overcast      79 %  8 m/s
     181  Port of Spain              TT  ☁  24 °C  Overcast      99 %  9 m/s
     182  Tunis                      TN  ☀  19 °C  Clear         55 %  2 m/s
     183  Ankara                     TR  ☁  14 °C  Overcast      66 %  1 m/s
     184  Ashgabat                   TM  ☾  16 °C  Clear         57 %  6 m/s
     185  Funafuti                   TV  ☾  24 °C  Clear         84 %  6 m/s
     186  Kampala                    UG  ☀  33 °C  Clear         66 %  2 m/s
     187  Kyiv                       UA  ☀   1 °C  Clear         54 %  3 m/s
     188  Abu Dhabi                  AE  ☁  23 °C  Overcast      85 %  6 m/s
     189  London                     GB  ☁   3 °C  Overcast      73 %  5 m/s
     190  Washington                 US  ☀  10 °C  Clear         69 %  5 m/s
     191  Montevideo                 UY  ☁  26 °C  Overcast      75 %  1 m/s
     192  Tashkent                   UZ  ☾   8 °C  Clear         70 %  3 m/s
     193  Port-Vila                  VU  ☁  25 °C  Overcast      78 %  5 m/s
     194  Vatican City               VA  ☁   6 °C  Overcast      82 %  10 m/s
     195  Caracas                    VE  ☁  27 °C  Overcast      82 %  4 m/s
     196  Hanoi                      VN  ☁  19 °C  Overcast      69 %  4 m/s
     197  Sanaa                      YE  ☀  27 °C  Clear         66 %  3 m/s
     198  Lusaka                     ZM  ☀  30 °C  Clear         62 %  3 m/s
     199  Harare                     ZW  ☀  34 °C  Clear         46 %  4 m/s
     200  Springfield, 37.22 −93.30  US  ☁   8 °C  Overcast      60 %  3 m/s
     Page 2 of 3. Press Return for the next.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     5 cities from the service's list matching spring, in its order
        place                                now            humidity  wind
     1  Springfield, 37.22 −93.30   US  ☁   8 °C  Overcast      60 %  3 m/s
     2  Springfield, 42.10 −72.59   US  ☁   7 °C  Overcast      88 %  6 m/s
     3  Springfield, 39.80 −89.64   US  ☁   9 °C  Overcast      78 %  7 m/s
     4  Springfield, 44.05 −123.02  US  ☁  −1 °C  Overcast      99 %  8 m/s
     5  Springfield, 39.92 −83.81   US  ☁   9 °C  Overcast      69 %  4 m/s
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     ★ Added Springfield to favorites.
     Springfield, United States                         City list · fetched just now
     Official warnings could not be read. 127.0.0.1 refused the connection. Try
     again later.
     Rain for at least two hours.
                    ▀▀▀▀█ █▀█   Overcast   wind      6 m/s
         ╭─╭──╮         █ ▀▀▀              humidity  88 %
       ╭─╭─╯  ╰─╮       █                  observed  7 °C, X200 09:00
       ╰─╰──────╯       █
                        ▀
     No hourly data in this report.
     No daily data in this report.
     City list without times or units: read as °C and km/h.
                        Open-Meteo.com, GeoNames · CC BY 4.0 · freetestapi.com, NOAA

    """
}
